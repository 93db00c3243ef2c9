import { styled } from './styled.ts'
import { xmlOf } from './xml.ts'

/** Pixels of the file for each of the page: sharp on every screen. */
const density = 2

type Size = {
  width: number
  height: number
  /** Whose stylesheets say how the drawing looks. */
  within: Element
}

/** Paints a drawing. Throws where the browser cannot. */
export async function pngOf(drawing: SVGSVGElement, { width, height, within }: Size): Promise<Blob> {
  const source = xmlOf(asSeen(drawing, within))
  const image = new Image(width * density, height * density)
  // Not a blob: the page's policy lets pictures come from itself and from such addresses only.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = height * density
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), 'image/png')
  })
}

/** A browser computes styles only of what is in the page: it is, for a moment, out of sight. */
function asSeen(drawing: SVGSVGElement, within: Element): SVGSVGElement {
  drawing.setAttribute('class', 'visually-hidden')
  drawing.setAttribute('aria-hidden', 'true')
  within.append(drawing)
  const copy = styled(drawing)
  drawing.remove()
  return copy
}
