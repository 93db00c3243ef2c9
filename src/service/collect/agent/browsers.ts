import type { Token } from './Token.ts'

/**
 * Tokens that tell a browser where others would be taken for Chrome or Safari. The first that matches decides: applications
 * that show pages within themselves first, then browsers, then pages shown within an application without a name.
 */
export const browserTokens: readonly Token[] = [
  ['Messenger', /MessengerForiOS|MessengerLiteForiOS|Orca-Android/],
  ['Threads', /\bBarcelona \d/],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB_IAB\/|\bFBA[NV]\//],
  ['TikTok', /\bmusical_ly|BytedanceWebview|\btrill_|\bTikTok/],
  ['Snapchat', /\bSnapchat\b/],
  ['Pinterest', /\bPinterest\//],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['X', /\bTwitter for\b|\bTwitterAndroid\b/],
  ['Telegram', /\bTelegram-Android\b/],
  ['WeChat', /\bMicroMessenger\//],
  ['LINE', /\bLine\/\d/],
  ['KakaoTalk', /\bKAKAOTALK\b/],
  ['Naver', /\bNAVER\(inapp/],
  ['Google App', /\bGSA\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera GX', /\bOPX\/|\bOPRGX\/|\(Edition GX\b/],
  ['Opera Mini', /\bOpera Mini\/|\bOPiOS\//],
  ['Opera', /\bOP[RT]\/|\bOpera\b/],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\/|\bYaApp_/],
  ['UC Browser', /\bUCBrowser\/|\bUCWEB/],
  ['DuckDuckGo', /\bDuckDuckGo\/|\bDdg\//],
  ['Brave', /\bBrave\b/],
  ['Ecosia', /\bEcosia\b/],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['MIUI Browser', /\bMiuiBrowser\//],
  ['HeyTap Browser', /\bHeyTapBrowser\//],
  ['Vivo Browser', /\bVivoBrowser\//],
  ['QQ Browser', /\bM?QQBrowser\//],
  ['Whale', /\bWhale\//],
  ['Coc Coc', /\bcoc_coc_browser\//],
  ['Amazon Silk', /\bSilk\//],
  ['PlayStation Browser', /\bPlayStation\b/],
  ['Nintendo Browser', /\bNintendoBrowser\/|\bNintendo\b/],
  ['Firefox Focus', /\b(?:Focus|Klar)\//],
  ['SeaMonkey', /\bSeaMonkey\//i],
  ['Pale Moon', /\bPaleMoon\//],
  ['Firefox', /\bFxiOS\/|\bFirefox\//],
  ['Electron', /\bElectron\//],
  ['Chrome', /\bCriOS\//],
  ['Android WebView', /; wv\)|\bVersion\/4\.0 Chrome\//],
  ['iOS WebView', /\((?:iPhone|iPad|iPod)\b(?!.*\bSafari\/).*\bAppleWebKit\//],
]

/** bowser's names where the field uses others. */
export const otherNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'NAVER Whale Browser': 'Whale',
  'Google Search': 'Google App',
  'WebOS Browser': 'webOS Browser',
}
