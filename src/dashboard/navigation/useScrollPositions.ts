import { useEffect, useLayoutEffect } from 'react'
import { NavigationType } from 'react-router'
import type { Arrival } from './openNavigation.ts'

const storageKey = 'porchlight.scroll'

/** How far each entry of the history was scrolled, by its key. */
let positions: Record<string, number> = read()

/** As documents do: a page opens at its top, Back and Forward and loading anew lead to where somebody was on it. */
export function useScrollPositions({ location, type, keepsScroll }: Arrival) {
  useEffect(() => {
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(positions))
    history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useLayoutEffect(() => {
    const note = () => (positions = { ...positions, [location.key]: window.scrollY })
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [location.key])

  useLayoutEffect(() => {
    if (type === NavigationType.Pop) window.scrollTo(0, positions[location.key] ?? 0)
    else if (!keepsScroll) window.scrollTo(0, 0)
  }, [location.key, type, keepsScroll])
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}
