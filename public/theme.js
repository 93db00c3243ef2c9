// A theme that was chosen by hand holds before anything is painted, so this is loaded before the page's own code, which
// keeps the choice (src/dashboard/app/theme.ts). A file of its own: the content security policy allows no script in the page.
try {
  const theme = localStorage.getItem('porchlight.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // A browser that keeps nothing follows the system.
}
