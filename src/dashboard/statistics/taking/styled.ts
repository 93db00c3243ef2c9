/** What decides how an element of a picture looks, and may come from a stylesheet that a file does not have. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]

/** A copy of a picture that looks the same without its stylesheets. It must be in the page. */
export function styled<Drawn extends Element>(drawn: Drawn): Drawn {
  // A deep copy is of the same kind.
  const copy = drawn.cloneNode(true) as Drawn
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, element] of [drawn, ...drawn.querySelectorAll('*')].entries()) {
    const computed = getComputedStyle(element)
    for (const property of properties) copies[index]?.setAttribute(property, computed.getPropertyValue(property))
    // Not attributes: a file of ours has no styles in it.
    copies[index]?.removeAttribute('style')
    copies[index]?.removeAttribute('class')
  }
  return copy
}
