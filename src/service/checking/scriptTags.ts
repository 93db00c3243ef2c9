import { Tokenizer } from 'htmlparser2'
import { longestTag } from '#contract/check.ts'

export type ScriptTag = {
  src: string | undefined
  'data-domain': string | undefined
  /** As it is written, its beginning at least. */
  text: string
}

/** Of a page with more scripts, these are read. */
const mostScripts = 1000

const nothing = () => {}

/**
 * The scripts of a page, in their order. The tokenizer alone is linear in the page's length; what closes what would take a
 * parser seconds on a page that is made for that.
 */
export function scriptTags(html: string): ScriptTag[] {
  const tags: ScriptTag[] = []
  let open: { start: number; attributes: Map<string, string> } | undefined
  let name = ''
  let value = ''

  function close(end: number): void {
    if (!open || tags.length === mostScripts) return
    const { start, attributes } = open
    tags.push({
      src: attributes.get('src'),
      'data-domain': attributes.get('data-domain'),
      text: html.slice(start, Math.min(end + 1, start + longestTag)),
    })
    open = undefined
  }

  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        const isScript = html.slice(start, end).toLowerCase() === 'script'
        open = isScript ? { start: start - 1, attributes: new Map() } : undefined
      },
      onattribname(start, end) {
        name = html.slice(start, end).toLowerCase()
        value = ''
      },
      onattribdata(start, end) {
        value += html.slice(start, end)
      },
      onattribentity(code) {
        value += String.fromCodePoint(code)
      },
      onattribend() {
        // Of an attribute that is given twice, the first counts.
        if (open && !open.attributes.has(name)) open.attributes.set(name, value)
      },
      onopentagend: close,
      onselfclosingtag: close,
      onclosetag: nothing,
      oncomment: nothing,
      oncdata: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      ontext: nothing,
      ontextentity: nothing,
      onend: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return tags
}
