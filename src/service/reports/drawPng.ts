import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

let loading: Promise<void> | undefined

/** An SVG without words as a PNG, twice as large for sharp screens. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  // It may be made ready only once in a process, and takes memory that a service without reports has no use for.
  loading ??= load()
  await loading
  const drawing = new Resvg(svg, { fitTo: { mode: 'zoom', value: 2 }, font: { loadSystemFonts: false } })
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}

async function load(): Promise<void> {
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
}
