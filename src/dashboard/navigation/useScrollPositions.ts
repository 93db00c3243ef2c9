import { useEffect, useLayoutEffect } from 'react'
import { NavigationType } from 'react-router'
import type { Arrival } from './openNavigation.ts'
import { scrollTo } from './scrollTo.ts'

const storageKey = 'porchlight.scroll'

/** How far each entry of the history was scrolled, by its key. */
let positions: Record<string, number> = read()

/** As documents do: a page opens at its top, Back and Forward and loading anew lead to where somebody was on it. */
export function useScrollPositions({ location: { key }, type, keepsScroll }: Arrival) {
  useEffect(() => {
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(positions))
    history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    const stays = type !== NavigationType.Pop && keepsScroll
    const scrolling = stays ? null : scrollTo(type === NavigationType.Pop ? (positions[key] ?? 0) : 0)
    const note = () => {
      if (!scrolling?.isUnderWay()) positions = { ...positions, [key]: window.scrollY }
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      scrolling?.end()
    }
  }, [key, type, keepsScroll])
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}
