import type { Token } from './Token.ts'

/** Applications that show pages within themselves. They are taken for Chrome or Safari unless they are looked for first. */
export const applicationTokens: readonly Token[] = [
  ['Messenger', /(?:MessengerForiOS|MessengerLiteForiOS|Orca-Android|FB_IAB\/MESSENGER)(?:.*\bFBAV\/(\d+))?/],
  ['Threads', /\bBarcelona (\d+)/],
  ['Instagram', /\bInstagram\b(?: (\d+))?/],
  ['Facebook', /\b(?:FB_IAB|FBAN)\/(?:.*\bFBAV\/(\d+))?|\bFBAV\/|\bMetaIAB Facebook\b/],
  ['TikTok', /\b(?:musical_ly|trill|TikTok)[_/ ](\d+)|\bmusical_ly|BytedanceWebview|\btrill_|\bTikTok/],
  ['Snapchat', /\bSnapchat\b(?:\/(\d+))?/],
  ['Pinterest', /\bPinterest\//],
  ['LinkedIn', /\bLinkedInApp\b(?:\]?\/(\d+))?/],
  ['X', /\bTwitter for \w+(?:\/(\d+))?|\bTwitterAndroid\b/],
  ['Reddit', /\bReddit\/(?:Version )?(\d+)/],
  ['Telegram', /\bTelegram-Android\b(?:\/(\d+))?/],
  ['WeChat', /\bMicroMessenger\/(\d+)/],
  ['LINE', /\bLine\/(\d+)/],
  ['KakaoTalk', /\bKAKAOTALK\b(?:[ /](\d+))?/],
  ['Naver', /\bNAVER\(inapp/],
  ['Google App', /\bGSA\/(\d+)/],
]
