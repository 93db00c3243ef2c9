import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'

type Letter = {
  to: string
  /** As it goes out (RFC 5322). */
  message: string
  /** Awaited before the message is handed over: whoever is told may no longer take it for unsent. */
  onHandOver: () => Promise<void>
}

/** Resolves when the mail server took the letter; throws nodemailer's errors. */
export type Transport = (letter: Letter, signal: AbortSignal) => Promise<void>

/** How long a mail server may take to be there, and then to answer, in milliseconds. */
export type Patience = { connection: number; answer: number }

/**
 * Every letter has a connection of its own: nodemailer's pool would send one again by itself when its connection ends.
 * `smtp:` becomes encrypted where the server can; with a password and a server elsewhere it must.
 */
export function openTransport(url: string, from: string, patience: Patience): Transport {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.connection,
    socketTimeout: patience.answer,
    ...(mustEncrypt(new URL(url)) && { requireTLS: true }),
  })
  return async ({ to, message, onHandOver }, signal) => {
    async function* handOver() {
      await onHandOver()
      yield message
    }
    // As an object the recipient is one address, whatever is written in it.
    await transport.sendMail({
      envelope: { from, to: [{ name: '', address: to }] },
      raw: Readable.from(handOver()),
      signal,
    })
  }
}

function mustEncrypt({ protocol, hostname, password, searchParams }: URL): boolean {
  const isHere = /^(localhost|127\..+|\[::1\])$/.test(hostname)
  return protocol === 'smtp:' && password !== '' && !isHere && !searchParams.has('requireTLS')
}
