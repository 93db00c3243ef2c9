/** Lets the browser save something under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser may begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
