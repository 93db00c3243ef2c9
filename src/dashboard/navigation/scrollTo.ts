/** What somebody does who wants to be elsewhere. */
const intents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to a distance from the top, in pixels: as soon as the page is that long, unless somebody moves on it before. */
export function scrollTo(top: number) {
  let underWay = true
  const grown = new ResizeObserver(move)

  function move() {
    window.scrollTo(0, top)
    if (window.scrollY >= Math.floor(top)) end()
  }

  function end() {
    underWay = false
    grown.disconnect()
    for (const intent of intents) window.removeEventListener(intent, end)
  }

  for (const intent of intents) window.addEventListener(intent, end, { passive: true })
  grown.observe(document.body)
  move()
  return { isUnderWay: () => underWay, end }
}
