/** Whether the keyboard is one of Apple's, on which Cmd does what Ctrl does elsewhere. */
export const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform)
