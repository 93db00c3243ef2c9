import { Readable } from 'node:stream'
import fc from 'fast-check'
import { statisticNames } from '#contract/statistic.ts'
import { ImportSummary } from '#service/importing/ImportSummary.ts'
import type { ControlledService } from '#test/support/control.ts'
import { headerText, mostly, text } from './anything.ts'
import { body, headers, umamiBatch, umamiBody, url } from './events.ts'
import { histories } from './logLines.ts'
import { rawRequest, sendRaw } from './rawRequests.ts'

/** Where everything is sent to. */
export type Fuzzed = { service: ControlledService; port: number; website: number }

type Way<Value> = {
  /** Of all rounds, so many parts are this way's. */
  share: number
  value: fc.Arbitrary<Value>
  /** Throws when something came of it that must not. */
  send: (to: Fuzzed, values: readonly Value[]) => Promise<void>
}

export type Target = {
  share: number
  /** Sends so many values, the same for the same seed. */
  run: (to: Fuzzed, seed: number, count: number) => Promise<void>
}

const target = <Value>({ share, value, send }: Way<Value>): Target => ({
  share,
  run: (to, seed, count) => send(to, fc.sample(value, { seed, numRuns: count })),
})

/** Why something is left out: what collecting says, and what only a history has. */
const reasons = new Set<unknown>(
  ['own engagement gpc dnt bot ip spam host url rate', 'malformed method page status time event known'].flatMap(
    (names) => names.split(' '),
  ),
)

/** Answers may refuse, but not fail, and say why something was left out in a word. */
function judge(value: unknown, status: number | undefined, dropped: unknown, said = ''): void {
  const failed = status !== undefined && status >= 500
  const isUnknown = dropped !== undefined && !reasons.has(dropped)
  if (failed || isUnknown)
    throw new Error(`${JSON.stringify(value)} was answered ${status}, ${JSON.stringify(dropped)}: ${said}`)
}

type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
  /** Whether whoever asks has the account's key. */
  withKey: boolean
}

async function inject({ service }: Fuzzed, requests: readonly Request[]): Promise<void> {
  await Promise.all(
    requests.map(async ({ withKey, ...request }) => {
      const key = withKey && { authorization: `Bearer ${service.key}` }
      const answer = await service.app.inject({ ...request, headers: { ...request.headers, ...key } })
      judge(request, answer.statusCode, answer.headers['x-dropped'], answer.body)
    }),
  )
}

const posted = (path: string, payload: fc.Arbitrary<string | Buffer>) =>
  fc.record({
    method: fc.constant('POST' as const),
    url: fc.constant(path),
    headers,
    payload,
    withKey: mostly(false, fc.constant(true)),
  })

const inPath = text(60).map((any) => encodeURIComponent(Buffer.from(any).toString()))

const address = fc.oneof(
  inPath.map((any) => `/${any}`),
  inPath.map((any) => `/api/v1/websites/${any}`),
  inPath.map((any) => `/share/${any}`),
  headerText(60).map((any) => `/api/v1/${any}`),
  fc
    .tuple(fc.constantFrom(...statisticNames), inPath, inPath, inPath)
    .map(
      ([name, search, filter, other]) =>
        `/api/v1/stats/1?name=${name}&from=2026-11-01&to=2026-11-20&search=${search}&filters=${filter}&filters=page~${other}`,
    ),
)

const readOfRequests =
  'accept authorization content-type cookie host if-modified-since if-none-match last-event-id origin range x-forwarded-host x-forwarded-proto'.split(
    ' ',
  )

/** What the interface reads of a request beside its address. */
const interfaceHeaders = fc
  .array(fc.tuple(fc.constantFrom(...readOfRequests), headerText(200)), { maxLength: 5 })
  .map((fields): Record<string, string> => Object.fromEntries(fields))

const query = fc
  .record({ d: mostly('example.com', text(60)), u: url, n: text(40), r: url }, { requiredKeys: [] })
  .map((fields) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(Buffer.from(value).toString())}`)
      .join('&'),
  )

/** Every way in. Another is another line. */
export const targets: Record<string, Target> = {
  event: target({ share: 30, value: posted('/api/event', body), send: inject }),
  umami: target({ share: 10, value: posted('/api/send', umamiBody), send: inject }),
  batch: target({ share: 5, value: posted('/api/batch', fc.oneof(umamiBatch, body)), send: inject }),
  pixel: target({
    share: 5,
    value: fc.record({
      method: fc.constant('GET' as const),
      url: query.map((any) => `/api/pixel.gif?${any}`),
      headers,
      withKey: fc.constant(false),
    }),
    send: inject,
  }),

  ...Object.fromEntries(histories.map((history) => [history.name, importing(history)])),

  socket: target({
    share: 5,
    value: rawRequest,
    async send({ port }, requests) {
      for (const bytes of requests) judge(bytes.toString('latin1'), await sendRaw(port, bytes), undefined)
    },
  }),

  address: target({
    share: 10,
    value: fc.record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'OPTIONS', 'HEAD'),
      url: address,
      headers: fc.tuple(headers, interfaceHeaders).map(([some, others]) => ({ ...some, ...others })),
      withKey: mostly(true, fc.constant(false)),
    }),
    send: inject,
  }),
}

/** Lines of a format as one file. Of what is made of sums there may be more than lines. */
function importing({ name, head, line }: (typeof histories)[number]): Target {
  return target({
    share: name === 'access.log' ? 15 : 4,
    value: line,
    async send({ service, website }, lines) {
      const bytes = Readable.from([Buffer.from(head), ...lines])
      const path = `/websites/${website}/history?name=${name}`
      const summary = await service.control.ask(ImportSummary, 'POST', path, { bytes })
      const leftOut = Object.values(summary.left_out).reduce((sum, count) => sum + count, 0)
      if (summary.lines !== summary.taken + leftOut) throw new Error(`Lines got lost: ${JSON.stringify(summary)}`)
      for (const dropped of Object.keys(summary.left_out)) judge(summary, 200, dropped)
    },
  })
}
