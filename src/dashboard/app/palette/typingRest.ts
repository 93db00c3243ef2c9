/** How long typing rests before a service is asked, in milliseconds: not at every key. */
export const typingRest = 250
