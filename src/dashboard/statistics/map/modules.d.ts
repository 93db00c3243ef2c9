/** Made at build by `worldMapPlugin.ts`. */
declare module 'virtual:world-map' {
  export const worldMap: import('./worldMap.ts').WorldMap
}

// Their contents would be inferred as types of a megabyte.
declare module 'world-atlas/countries-110m.json' {
  const atlas: import('./worldMap.ts').Atlas
  export default atlas
}

declare module 'world-atlas/countries-50m.json' {
  const atlas: import('./worldMap.ts').Atlas
  export default atlas
}
