import type { Token } from './Token.ts'

/** Kinds of devices; the first that matches decides. */
export const deviceTokens: readonly Token[] = [
  [
    'tv',
    /\b(?:Smart-?TV|SMART-TV|HbbTV|Apple ?TV|tvOS|Google ?TV|Android ?TV|BRAVIA|NetCast|Roku|CrKey|Web0S|AFT[A-Z]+\d*)\b|\bTizen\b.*\bTV\b|\bTV\b.*\bTizen\b/i,
  ],
  ['console', /\b(?:PlayStation|Xbox|Nintendo)\b/i],
  ['watch', /\b(?:Apple Watch|Watch ?OS|SM-R\d{3})\b/],
  [
    'tablet',
    /\biPad\b|\bMacintosh\b.*\b(?:CriOS|FxiOS|EdgiOS|OPT|GSA|Mobile)\/|\bTablet\b|\bKindle\b|\bSilk-Accelerated=|\bPlayBook\b|\bSM-[TX]\d{3}|\bAndroid\b(?!.*\bMobi)/i,
  ],
  [
    'mobile',
    /\bMobi|\biPhone\b|\biPod\b|\bAndroid\b|\bWindows Phone\b|\bBlackBerry\b|\bBB10\b|\bKAIOS\b|\bOpera Mini\b|\bJ2ME\b|\bUCWEB/i,
  ],
  ['desktop', /\b(?:Windows|Macintosh|Mac OS X|macOS|X11|CrOS|Linux|FreeBSD|OpenBSD|Ubuntu)\b/],
]
