import { isbot } from 'isbot'

/**
 * What people's browsers say and isbot takes for a bot's: a plug-in of Internet Explorer, televisions, phones of before
 * there were applications, Apple's newspaper, and what was to become Firefox 4.
 */
const misleading =
  /\bchromeframe\b|\bGoogle ?TV\b|\bBada\/[\d.]+|\bJava\/(?:ASVM|QVM)\b|\bAppleNews\b|\bMozillaDeveloperPreview\b/g

/** What isbot takes for a browser: Umami's client for programs, where it is not given the visitor's. */
const programs = /^Mozilla\/5\.0 Umami\//

/** Whether a program sent this user agent; so did what sends none. */
export const isBot = (userAgent: string): boolean =>
  userAgent.trim() === '' || programs.test(userAgent) || (isbot(userAgent) && isbot(userAgent.replace(misleading, '')))
