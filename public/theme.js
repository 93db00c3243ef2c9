// A theme that was chosen by hand holds before anything is painted, so this is loaded before the page's own code, which
// keeps the choice (src/dashboard/app/theme.ts); statistics that are shared may be shown in one that their address names.
// A file of its own: the content security policy allows no script in the page.
try {
  const shared = location.pathname.startsWith('/share/')
  const given = shared ? new URLSearchParams(location.search).get('theme') : null
  const theme = given ?? localStorage.getItem('porchlight.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser that keeps nothing follows the system.
}
