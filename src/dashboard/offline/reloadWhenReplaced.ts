const storageKey = 'porchlight.replaced'

/**
 * Loads the page anew where the service has a newer build than the one that runs: code that a page lacked is gone with the
 * old one. Once for each build that was replaced.
 */
export async function reloadWhenReplaced(): Promise<void> {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src')
  if (!entry || sessionStorage.getItem(storageKey) === entry) return
  const newest = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  if (newest === '' || newest.includes(entry)) return
  sessionStorage.setItem(storageKey, entry)
  location.reload()
}
