import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

/** What the server says instead of taking a mail: `at` the recipient, or after the whole message. */
type Refusal = { at: 'recipient' | 'message'; code: number; words: string }

/** A real mail server in this process, on a port of its own. */
export async function openMailServer({ options = {} }: { options?: SMTPServerOptions } = {}) {
  const received: { to: string[]; mail: Email; source: string; encrypted: boolean }[] = []
  const refusals: Refusal[] = []
  let duringMessage: (() => void) | undefined
  let beforeAnswer: ((server: SMTPServer) => Promise<void> | void) | undefined

  async function read(stream: Readable): Promise<string> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) {
      chunks.push(chunk)
      duringMessage?.()
    }
    return Buffer.concat(chunks).toString()
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 0,
    onRcptTo(_address, _session, done) {
      done(refusals[0]?.at === 'recipient' ? asError(refusals.shift()) : null)
    },
    onData(stream, session, done) {
      const take = async () => {
        const source = await read(stream)
        await beforeAnswer?.(server)
        if (refusals[0]) return done(asError(refusals.shift()))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, source, mail: await PostalMime.parse(source), encrypted: session.secure })
        return done(null)
      }
      // A client that breaks off is no news to a test.
      void take().catch(() => {})
    },
    ...options,
  })
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('error', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** The next mails are refused, one refusal for each. */
    refuse: (...next: Refusal[]) => void refusals.push(...next),
    /** Called whenever a part of a message came. */
    duringMessage(act: typeof duringMessage) {
      duringMessage = act
    },
    /** Called when a whole message came, before it is answered. */
    beforeAnswer(act: typeof beforeAnswer) {
      beforeAnswer = act
    },
    /** Ends all connections as a server does that dies. */
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const asError = (refusal: Refusal | undefined) =>
  refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null
