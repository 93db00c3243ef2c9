/** Larger than any screen, in CSS pixels. */
const largest = 20_000

/** `1920x1080` if that is a screen's size; `""` otherwise. */
export function resolution(text: string | null | undefined): string {
  const [size, width, height] = /^([1-9]\d{1,4})x([1-9]\d{1,4})$/.exec(text ?? '') ?? []
  return size && Number(width) <= largest && Number(height) <= largest ? size : ''
}
