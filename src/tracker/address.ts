/** Where the page is, without the fragment: most fragments are places in one page. */
export const address = (): string => location.href.replace(/#.*/, '')
