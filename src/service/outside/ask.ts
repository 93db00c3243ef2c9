import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Outside } from './Outside.ts'

/** A name leads to addresses, but the service opens none of them. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

type Question = {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** Addresses of one name that are tried. */
const mostAddresses = 8

/**
 * What a website answers to one request; redirects are answers. The name is resolved here, and the connection goes to an address
 * that was found to be permitted: nobody is asked for the name a second time. Throws `PrivateAddress`, and whatever keeps the
 * website from answering.
 */
export async function ask(
  url: URL,
  { method, headers, body }: Question,
  outside: Outside,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const known = isIP(hostname) === 0 ? await outside.resolve(hostname, signal) : [hostname]
  signal.throwIfAborted()
  const addresses = known.filter((address) => outside.permits(address)).slice(0, mostAddresses)
  if (known.length === 0) throw new Error('No address has this name.')
  if (addresses.length === 0) throw new PrivateAddress('The name leads to private addresses alone.')
  const [scheme, port] = url.protocol === 'https:' ? [https, outside.ports['https:']] : [http, outside.ports['http:']]
  const options: RequestOptions = {
    method,
    hostname,
    port,
    path: url.pathname + url.search,
    headers: { ...headers, 'Accept-Encoding': 'identity', Host: url.host },
    lookup: pinned(addresses),
    // A connection of its own: one that is kept may have been made to another address.
    agent: false,
    signal,
  }
  return new Promise((resolve, reject) => {
    scheme
      .request(options, resolve)
      .on('error', reject)
      // An answer in another protocol (101) is neither answer nor error.
      .on('close', () => reject(new Error('The connection ended without an answer.')))
      .end(body)
  })
}

function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, { all: wantsAll }, done) => {
    if (wantsAll) done(null, all)
    else done(null, all[0]?.address ?? '', all[0]?.family)
  }
}
