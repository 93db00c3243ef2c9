/** What servers that know no cookies write behind a path. */
const sessions = /;jsessionid=[^/;]*/gi

/** Left over where something was between them. */
const dots = /\/\.{1,2}(?=\/|$)/g

/** What makes no other page at the end of a path: slashes, spaces, and the names of the document that a folder is shown by. */
const endings = /(?:\/(?:index|default)\.(?:html?|xhtml|shtml|php\d?|phtml|aspx?|jspx?|jsf|cfm|cgi|pl)|\/\.{0,2}|\s)+$/i

/**
 * A path in the one way it is counted: `/blog/`, `//blog` and `/blog/index.html` are `/blog`, and `/` is `/`. Migration `0005_pages`
 * does the same to what was stored before.
 */
export function path(decoded: string): string {
  const plain = decoded
    .replace(sessions, '')
    .replace(/\/{2,}/g, '/')
    .replace(dots, '')
    .replace(endings, '')
  return plain === '' && decoded !== '' ? '/' : plain
}
