import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { z } from 'zod'
import { Problem } from '#contract/problem.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Content = { json?: object; bytes?: Readable }

/** No process listens at the socket. */
export class NobodyThere extends Error {
  override name = 'NobodyThere'
}

/** Asks the process that has the data folder open; throws what it refuses, in its words. */
export class Control {
  readonly #socketPath: string

  constructor(socketPath: string) {
    this.#socketPath = socketPath
  }

  async ask<T>(shape: z.ZodType<T>, method: Method, path: string, content?: Content): Promise<T> {
    const answer = await this.#send(method, path, content)
    const body = await text(answer).catch(brokenOff)
    return shape.parse(body === '' ? undefined : JSON.parse(body))
  }

  /** An answer that comes line by line, each of them JSON. */
  async *follow<T>(shape: z.ZodType<T>, method: Method, path: string, content?: Content): AsyncGenerator<T> {
    const answer = await this.#send(method, path, content)
    for await (const line of createInterface({ input: answer })) yield shape.parse(JSON.parse(line))
    if (!answer.complete) brokenOff()
  }

  /** An answer of bytes; whoever reads them learns of it when they break off. */
  bytes(method: Method, path: string): Promise<Readable> {
    return this.#send(method, path)
  }

  async #send(method: Method, path: string, { json, bytes }: Content = {}): Promise<IncomingMessage> {
    const body = json && JSON.stringify(json)
    const sent = request({
      socketPath: this.#socketPath,
      agent: false,
      method,
      path,
      headers: {
        // Node sends no length with what it takes for a request without a body, such as a DELETE.
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...(bytes && { 'content-type': 'application/octet-stream' }),
      },
    })
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve)
      sent.on('error', (error) => reject(asSentence(error)))
    })
    // What goes wrong on the way is heard of as the request's own error.
    if (bytes) pipeline(bytes, sent).catch(() => {})
    else sent.end(body)
    const answer = await answered
    if ((answer.statusCode ?? 500) < 400) return answer
    throw new Error(Problem.parse(JSON.parse(await text(answer))).message)
  }
}

function asSentence(error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return new NobodyThere(error.message)
  if (error.code === 'EACCES') return new Error('The service runs as another user. Run this command as that one.')
  return stopped(error)
}

const stopped = (cause?: unknown) =>
  new Error('The service stopped before this was done. What it had stored by then stays.', { cause })

function brokenOff(cause?: unknown): never {
  throw stopped(cause)
}
