import type { Area } from '#dashboard/language/areas.ts'
import { withMessages } from '#dashboard/language/text.ts'
import { type ComponentType, lazy } from 'react'

type Module<Props> = { Component: ComponentType<Props> }

/** A page's code together with what is said on it, loaded when it is first visited, or when it is asked for before. */
export function lazyPage<Props extends object>(load: () => Promise<Module<Props>>, ...areas: Area[]) {
  let page = begin()

  function begin() {
    let loading: Promise<{ default: ComponentType<Props> }> | undefined
    const attempt = { hasFailed: false, load: loadOnce, Page: lazy(loadOnce) }
    return attempt

    function loadOnce() {
      loading ??= withMessages(load(), ...areas).then(({ Component }) => ({ default: Component }))
      loading.catch(() => (attempt.hasFailed = true))
      return loading
    }
  }

  return {
    /** What could not be loaded before is tried again. */
    preload() {
      if (page.hasFailed) page = begin()
      void page.load()
    },
    Page: (props: Props) => <page.Page {...props} />,
  }
}
