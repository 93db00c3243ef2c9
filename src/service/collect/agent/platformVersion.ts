/** A system's version as people say it, of the `platformVersion` that Chromium's browsers say; `""` where it is no version of theirs. */
export function platformVersion(os: string, text: string): string {
  const [, major = '', minor = ''] = /^(\d{1,3})(?:\.(\d{1,3}))?(?:\.\d{1,5}){0,2}$/.exec(text) ?? []
  if (major === '') return ''
  // Windows counts its interfaces, the first of Windows 11 being the 13th: https://learn.microsoft.com/microsoft-edge/web-platform/how-to-detect-win11
  if (os === 'Windows')
    return Number(major) >= 13 ? '11' : Number(major) > 0 ? '10' : (beforeWindows10.get(minor) ?? '')
  if (os === 'macOS') return major === '10' && minor !== '' ? `10.${minor}` : major
  return os === 'Android' ? major : ''
}

const beforeWindows10 = new Map([
  ['1', '7'],
  ['2', '8'],
  ['3', '8.1'],
])
