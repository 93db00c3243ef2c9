import { Problem } from '#contract/problem.ts'
import { text } from '#dashboard/language/text.ts'
import type { z } from 'zod/mini'
import { ApiError } from './ApiError.ts'
import { noteAnswer } from './away.ts'
import { connection, type Reader } from './connection.ts'

/** A list is sent as the same field again and again. */
type Fields = Record<string, string | number | readonly string[] | undefined>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Options = {
  query?: Fields
  /** Sent form-encoded, as the reference asks; a field that is undefined is not sent. */
  form?: Fields
  signal?: AbortSignal
  /** Somebody else than who is signed in: a key that is tried, or a reader of shared statistics. */
  as?: Reader | undefined
}

/** Asks the service and reads its answer with the contract's schema; `null` reads an answer without a body. Throws `ApiError`. */
export async function request(schema: null, method: Method, path: string, options?: Options): Promise<null>
export async function request<T extends z.ZodMiniType>(
  schema: T,
  method: Method,
  path: string,
  options?: Options,
): Promise<z.output<T>>
export async function request(
  schema: z.ZodMiniType | null,
  method: Method,
  path: string,
  options?: Options,
): Promise<unknown> {
  const response = await ask('application/json', method, path, options)
  if (schema === null) return null
  const read = schema.safeParse(await response.json().catch(() => undefined))
  if (!read.success) throw new ApiError(response.status, text('http.unknownAnswer'))
  return read.data
}

/** Asks the service and gives its answer as it comes, once it is known to be no refusal. Throws `ApiError`. */
export async function ask(
  accept: string,
  method: Method,
  path: string,
  { query = {}, form, signal, as = connection() ?? nobody }: Options = {},
): Promise<Response> {
  const search = encode(query).toString()
  const response = await send(`${as.address}/api/v1${path}${search && `?${search}`}`, {
    method,
    headers: {
      Accept: accept,
      // Names of countries and languages come in the language of the page, not of the browser.
      'Accept-Language': document.documentElement.lang || 'en',
      ...(as.key !== null && { Authorization: `Bearer ${as.key}` }),
      ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { body: encode(form).toString() }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw await refusal(response)
  return response
}

const nobody: Reader = { address: '', key: null }

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init)
    noteAnswer(response.status)
    return response
  } catch (error) {
    if (!init.signal?.aborted) noteAnswer(0)
    throw unreached(error, init.signal)
  }
}

/** What a connection that failed or broke off is to the dashboard; a request that was given up throws what it threw. */
export const unreached = (error: unknown, signal: AbortSignal | null | undefined): unknown =>
  signal?.aborted ? error : new ApiError(0, text('http.unreachable'))

async function refusal(response: Response): Promise<ApiError> {
  const problem = Problem.safeParse(await response.json().catch(() => undefined))
  const requestId = response.headers.get('X-Request-Id')
  const retryAfter = Number(response.headers.get('Retry-After')) || null
  if (!problem.success)
    return new ApiError(response.status, text('http.status', { status: response.status }), { requestId, retryAfter })
  return new ApiError(response.status, problem.data.message, {
    fields: problem.data.errors ?? {},
    requestId,
    retryAfter,
  })
}

/** Fields as a request says them, in its address or its body; what is undefined is left out. */
export function encode(fields: Fields): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const one of [value ?? []].flat()) sent.append(name, String(one))
  return sent
}
