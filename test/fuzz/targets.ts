import { Readable } from 'node:stream'
import fc from 'fast-check'
import { statisticNames } from '#contract/statistic.ts'
import { ImportSummary } from '#service/importing/ImportSummary.ts'
import type { ControlledService } from '#test/support/control.ts'
import { headerText, text } from './anything.ts'
import { body, headers } from './events.ts'
import { logLine } from './logLines.ts'
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

const reason = /^[a-z_]{2,20}$/

/** Answers may refuse, but not fail, and say why something was left out in a word. */
function judge(value: unknown, status: number | undefined, dropped: unknown, said = ''): void {
  const failed = status !== undefined && status >= 500
  const isUnknown = dropped !== undefined && !(typeof dropped === 'string' && reason.test(dropped))
  if (failed || isUnknown)
    throw new Error(`${JSON.stringify(value)} was answered ${status}, ${JSON.stringify(dropped)}: ${said}`)
}

type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

async function inject({ service }: Fuzzed, requests: readonly Request[]): Promise<void> {
  await Promise.all(
    requests.map(async (request) => {
      const answer = await service.app.inject(request)
      judge(request, answer.statusCode, answer.headers['x-dropped'], answer.body)
    }),
  )
}

const posted = (url: string) =>
  fc.record({ method: fc.constant('POST' as const), url: fc.constant(url), headers, payload: body })

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

/** Every way in. Another is another line. */
export const targets: Record<string, Target> = {
  event: target({ share: 50, value: posted('/api/event'), send: inject }),

  log: target({
    share: 25,
    value: logLine,
    async send({ service, website }, lines) {
      const bytes = Readable.from(lines)
      const summary = await service.control.ask(ImportSummary, 'POST', `/websites/${website}/log`, { bytes })
      const leftOut = Object.values(summary.left_out).reduce((sum, count) => sum + count, 0)
      if (summary.lines !== summary.taken + leftOut) throw new Error(`Lines got lost: ${JSON.stringify(summary)}`)
      for (const dropped of Object.keys(summary.left_out)) judge(summary, 200, dropped)
    },
  }),

  socket: target({
    share: 10,
    value: rawRequest,
    async send({ port }, requests) {
      for (const bytes of requests) judge(bytes.toString('latin1'), await sendRaw(port, bytes), undefined)
    },
  }),

  address: target({
    share: 15,
    value: fc.record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'OPTIONS', 'HEAD'),
      url: address,
      headers,
    }),
    send: (to, requests) =>
      inject(
        to,
        requests.map((request) => ({
          ...request,
          headers: { ...request.headers, authorization: `Bearer ${to.service.key}` },
        })),
      ),
  }),
}
