import { disconnect } from '#dashboard/http/connection.ts'
import type { Area } from '#dashboard/language/areas.ts'
import { loadMessages } from '#dashboard/language/text.ts'
import { dismiss, shownToasts } from '#dashboard/ui/toast.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import './labels.ts'
import './printWhenRead.ts'

// The embedded databases share two cores with everything else.
configure({ asyncUtilTimeout: 20_000 })

/** Stands in for what jsdom lacks because it draws nothing: whatever is looked at is in view. */
class EverythingInView {
  readonly #tell: IntersectionObserverCallback

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }

  observe(target: Element) {
    // Only this of an entry, and nothing of the observer, is read.
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver))
  }

  disconnect() {}
}

class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  IntersectionObserver: EverythingInView,
  ResizeObserver: NothingResizes,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  scrollTo: () => {},
})

Element.prototype.scrollIntoView = () => {}

// Charts draw only where there is room.
HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 300)

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
    focusedBefore.set(this, document.activeElement)
    this.querySelector<HTMLElement>('input, select, textarea, button, a')?.focus()
  },
  close(this: HTMLDialogElement) {
    this.open = false
    const before = focusedBefore.get(this)
    if (before instanceof HTMLElement) before.focus()
  },
})

const areas: Area[] = [
  'common',
  'connect',
  'embedding',
  'install',
  'palette',
  'received',
  'settings',
  'statistics',
  'websites',
]
await Promise.all(areas.map(loadMessages))

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  disconnect()
  for (const { id } of shownToasts()) dismiss(id)
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  if (complaints.length > 0) throw new Error(`The page complained to the console: ${complaints.join('\n')}`)
})
