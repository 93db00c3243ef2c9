import type { Token } from './Token.ts'

/** Operating systems; the first that matches decides. */
export const systemTokens: readonly Token[] = [
  ['Windows Phone', /\bWindows Phone\b|\bIEMobile\b/],
  ['Xbox', /\bXbox\b/],
  ['Windows', /\bWindows\b|\bWin(?:32|64)\b/],
  ['PlayStation', /\bPlayStation\b/i],
  ['Nintendo', /\bNintendo\b/],
  ['Tizen', /\bTizen\b/],
  ['webOS', /\bWeb0S\b|\b(?:web|hpw)OS\b/],
  ['KaiOS', /\bKAIOS\b/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Chrome OS', /\bCrOS\b/],
  ['tvOS', /\bApple ?TV\b|\btvOS\b/],
  ['watchOS', /\bApple Watch\b|\bWatch ?OS\b/],
  // These browsers exist on a Mac under other names: an iPad that asks for the desktop's page.
  ['iPadOS', /\biPad\b|\bMacintosh\b.*\b(?:CriOS|FxiOS|EdgiOS|OPT|GSA|Mobile)\//],
  ['iOS', /\biPhone\b|\biPod\b|\biOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b|\bmacOS\b/],
  ['Android', /\bAndroid\b/],
  ['BlackBerry', /\bBlackBerry\b|\bBB10\b|\bPlayBook\b/],
  ['FreeBSD', /\bFreeBSD\b/],
  ['OpenBSD', /\bOpenBSD\b/],
  ['Linux', /\bLinux\b|\bX11\b|\bUbuntu\b/],
]
