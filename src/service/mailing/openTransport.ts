import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'

type Letter = {
  to: string
  /** As it goes out (RFC 5322). */
  message: string
  /** Awaited before the first byte goes out: from now on the mail may arrive. */
  onBegin: () => Promise<void>
  /** Called when the last byte is on its way: where it is not, the mail has not arrived. */
  onEnd: () => void
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
  const transport = connectionTo(url, patience)
  return async ({ to, message, onBegin, onEnd }, signal) => {
    async function* handOver() {
      await onBegin()
      const bytes = Buffer.from(message)
      for (let start = 0; start < bytes.length; start += part) yield bytes.subarray(start, start + part)
      onEnd()
    }
    const raw = Readable.from(handOver(), { objectMode: false, highWaterMark: part })
    // As an object the recipient is one address, whatever is written in it.
    await transport.sendMail({ envelope: { from, to: [{ name: '', address: to }] }, raw, signal })
  }
}

/** Connects, signs in and sends nothing; throws nodemailer's errors. */
export const tryTransport = async (url: string, patience: Patience): Promise<void> => {
  await connectionTo(url, patience).verify()
}

const connectionTo = (url: string, patience: Patience) =>
  createTransport({
    url,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.connection,
    socketTimeout: patience.answer,
    ...(mustEncrypt(new URL(url)) && { requireTLS: true }),
  })

/** So many bytes are handed over at a time. */
const part = 16 * 1024

function mustEncrypt({ protocol, hostname, password, searchParams }: URL): boolean {
  const isHere = /^(localhost|127\..+|\[::1\])$/.test(hostname)
  return protocol === 'smtp:' && password !== '' && !isHere && !searchParams.has('requireTLS')
}
