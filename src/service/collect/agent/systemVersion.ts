/** The versions of Windows by that of its kernel. 10.0 is Windows 10 and 11 alike. */
const windows = new Map([
  ['5.1', 'XP'],
  ['5.2', 'XP'],
  ['6.0', 'Vista'],
  ['6.1', '7'],
  ['6.2', '8'],
  ['6.3', '8.1'],
])

/**
 * A system's version as people say it, of what a user agent says; `""` where browsers say the same for good whatever
 * the system is: macOS 10.15 of everything after it, and Windows NT 10.0 of Windows 11.
 */
export function systemVersion(os: string, version: string): string {
  if (os === 'Windows') return windows.get(version) ?? ''
  if (os === 'macOS' && version.startsWith('10.')) return version === '10.15' ? '' : version
  return version.replace(/\..*/, '')
}
