import type { Token } from './Token.ts'

/** Operating systems; the first that matches decides. */
export const systemTokens: readonly Token[] = [
  ['Windows Phone', /\bWindows Phone (?:OS )?(\d+(?:\.\d)?)|\bWindows Phone\b|\bZuneWP7\b/],
  ['Windows Mobile', /\bWindows ?(?:CE|Mobile)\b|\bIEMobile\b/],
  ['Xbox', /\bXbox\b/],
  ['Windows', /\bWindows NT (\d+\.\d)|\bWindows\b|\bWin(?:32|64)\b/],
  ['PlayStation', /\bPlayStation\b/i],
  ['Nintendo', /\bNintendo\b/],
  ['Tizen', /\bTizen (\d+)|\bTizen\b/],
  ['webOS', /\bWeb0S\b|\b(?:web|hpw)OS\b/],
  ['KaiOS', /\bKAIOS\/(\d+)/i],
  ['Firefox OS', /\((?:Mobile|Tablet); rv:/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b(?: (\d+))?/],
  ['Sailfish OS', /\bSailfish\b(?: (\d+))?/],
  ['Chrome OS', /\bCrOS\b/],
  ['tvOS', /\bApple ?TV\b|\btvOS\b(?: (\d+))?/],
  ['watchOS', /\bApple Watch\b|\bWatch ?OS\b(?:[ /](\d+))?/],
  // A Fire tablet that asks for the desktop's page.
  ['Android', /\bSilk-Accelerated=/],
  // These browsers exist on a Mac under other names: an iPad that asks for the desktop's page.
  ['iPadOS', /\biPad\b.*?\bOS (\d+)_|\biPad\b|\bMacintosh\b.*\b(?:CriOS|FxiOS|EdgiOS|OPT|GSA|Mobile)\//],
  // Safari says 18 for good of what came after it, and is itself numbered like its system.
  [
    'iOS',
    /\b(?:iPhone|iPod)\b.*\bVersion\/(2[6-9]|[3-9]\d)\b|\b(?:iPhone|iPod)\b.*?\bOS (\d+)_|\b(?:iPhone|iPod|iOS)\b/,
  ],
  ['macOS', /\bMac ?OS X (\d+[._]\d+)/],
  ['macOS', /\b(?:Macintosh|Mac_PowerPC|Mac OS X|macOS)\b/],
  // `Android 10; K` is what Chrome says of every version.
  ['Android', /\bAndroid (?!10; K\))(\d+)|\bAndroid\b/],
  ['Google TV', /\bGoogleTV\b/],
  ['BlackBerry', /\bBlackBerry\b|\bBB10\b|\bPlayBook\b/],
  ['Symbian', /\bSymbian|\bSymbOS\b|\bSeries ?60\b|\bS60/],
  ['FreeBSD', /\bFreeBSD\b/],
  ['OpenBSD', /\bOpenBSD\b/],
  ['NetBSD', /\bNetBSD\b/],
  ['Solaris', /\bSunOS\b/],
  ['Linux', /\bLinux\b|\bX11\b|\bUbuntu\b/],
]
