import type { IncomingMessage } from 'node:http'
import { ask, PrivateAddress } from '#service/outside/ask.ts'
import type { Outside } from '#service/outside/Outside.ts'

/** What a website answered; `html` is null when that is something else. */
type Page = { url: string; status: number; html: string | null }

const mostRedirects = 5
const longestUrl = 2048

/** Of a longer page the beginning is read, in bytes. */
const longestPage = 512 * 1024

/** Nothing of the owner's: no credentials, no cookies. */
const question = {
  method: 'GET',
  headers: { Accept: 'text/html', 'User-Agent': 'Porchlight (checks its script tag)' },
} as const

/** The page at an address, wherever redirects lead: `private` or `unreachable` when there is none. Never throws. */
export async function openPage(
  address: string,
  outside: Outside,
  signal: AbortSignal,
): Promise<Page | 'private' | 'unreachable'> {
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await ask(url, question, outside, signal)
      const location = isRedirect(answer) ? answer.headers.location : undefined
      if (location === undefined) return await read(url, answer)
      answer.destroy()
      url = redirected(location, url)
    }
    return 'unreachable'
  } catch (error) {
    return error instanceof PrivateAddress ? 'private' : 'unreachable'
  }
}

const isRedirect = ({ statusCode = 0 }: IncomingMessage) => [301, 302, 303, 307, 308].includes(statusCode)

/** Throws when it leads to anything but a website at its usual port. */
function redirected(location: string, from: URL): URL {
  const url = new URL(location, from)
  const isWebsite = (url.protocol === 'https:' || url.protocol === 'http:') && url.port === ''
  if (!isWebsite || url.href.length > longestUrl) throw new Error('A redirect to what is no website.')
  url.username = ''
  url.password = ''
  url.hash = ''
  return url
}

async function read({ href: url }: URL, answer: IncomingMessage): Promise<Page> {
  const { statusCode: status = 0, headers } = answer
  const isHtml = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(headers['content-type'] ?? '')
  const isPlain = /^(?:identity)?$/i.test(headers['content-encoding'] ?? '')
  const html = isHtml && isPlain ? await text(answer) : null
  answer.destroy()
  return { url, status, html }
}

/** As much as came: of a page that is too long, too slow or breaks off, the beginning. */
async function text(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= longestPage) break
    }
  } catch {
    // What there is may have the tag.
  }
  return Buffer.concat(chunks).subarray(0, longestPage).toString()
}
