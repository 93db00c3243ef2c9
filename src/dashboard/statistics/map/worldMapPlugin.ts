import type { Plugin } from 'vite'
import coarse from 'world-atlas/countries-110m.json' with { type: 'json' }
import fine from 'world-atlas/countries-50m.json' with { type: 'json' }
import { drawWorld } from './worldMap.ts'

const name = 'virtual:world-map'
const resolved = `\0${name}`

/** Projects the world when the dashboard is built, so that the browser gets finished paths and no map library. */
export const worldMapPlugin = (): Plugin => ({
  name: 'world-map',
  resolveId: (id) => (id === name ? resolved : null),
  load: (id) =>
    // JSON.parse of a text is read faster than the same object as code.
    id === resolved
      ? `export const worldMap = JSON.parse(${JSON.stringify(JSON.stringify(drawWorld(coarse, fine)))})`
      : null,
})
