/** What can have a label; a hidden field cannot. */
const isLabelable = (element: Element): element is HTMLInputElement =>
  /^(BUTTON|INPUT|METER|OUTPUT|PROGRESS|SELECT|TEXTAREA)$/.test(element.tagName) &&
  element.getAttribute('type') !== 'hidden'

function controlOf(label: HTMLLabelElement): Element | undefined {
  if (!label.hasAttribute('for')) return [...label.getElementsByTagName('*')].find(isLabelable)
  const named = document.getElementById(label.htmlFor)
  return named && isLabelable(named) ? named : undefined
}

// jsdom reads the whole page for each label, and that for each element that may have one.
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    return controlOf(this) ?? null
  },
  configurable: true,
})
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', {
    get(this: Element) {
      if (!isLabelable(this)) return null
      return [...document.querySelectorAll('label')].filter((label) => label.control === this)
    },
    configurable: true,
  })

// oxlint-disable-next-line typescript/unbound-method -- It is called on the element that it is asked of.
const { querySelector } = Element.prototype

// The same for each element that others name by its id.
Element.prototype.querySelector = function (this: Element, selector: string) {
  const [, id] = /^\[id="([^"\\]+)"\]$/.exec(selector) ?? []
  const named = id === undefined ? null : document.getElementById(id)
  return named !== null && named !== this && this.contains(named) ? named : querySelector.call(this, selector)
}
