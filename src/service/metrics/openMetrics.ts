import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { measureProcess } from './measureProcess.ts'

export type Metrics = ReturnType<typeof openMetrics>

type Read = () => number | Record<string, number> | Promise<number | Record<string, number>>

const nothing = (): Record<string, number> => ({})

/** In seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const timed = {
  requests: {
    name: 'porchlight_request_seconds',
    help: 'Requests by route and class of status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets,
  },
  engine: {
    name: 'porchlight_engine_seconds',
    help: 'What was asked of the engine, whether it failed, and how long it took',
    labelNames: ['kind', 'result'],
    buckets,
  },
} as const

const counted = {
  hits: {
    name: 'porchlight_hits_total',
    help: 'What became of hits: stored, failed, malformed, or the reason why one was left out',
    labelNames: ['outcome'],
  },
  answers: {
    name: 'porchlight_answers_total',
    help: 'How statistics were come by: the engine was asked, somebody else was waiting for the same, or the answer was kept',
    labelNames: ['way'],
  },
} as const

/**
 * What is counted of the service itself, for whoever watches it: nothing in it is about a website, an account or a visitor, and every
 * label has few values.
 */
export function openMetrics(version: string) {
  const registry = new Registry()
  const registers = [registry]

  const requests = new Histogram({ ...timed.requests, registers })
  const engine = new Histogram({ ...timed.engine, registers })
  const hits = new Counter({ ...counted.hits, registers })
  const answers = new Counter({ ...counted.answers, registers })

  /** What is read when somebody looks: one number, or one for each value of a label. */
  function gauge(name: string, help: string, read: Read, label?: string): void {
    const measure = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [],
      async collect() {
        // Without what a database would say that is away: the rest is wanted most then.
        const found = await Promise.resolve().then(read).catch(nothing)
        this.reset()
        if (typeof found === 'number') return this.set(found)
        for (const [value, count] of Object.entries(found)) this.set({ [label ?? '']: value }, count)
      },
    })
    registry.registerMetric(measure)
  }

  gauge('porchlight_info', 'The version that runs', () => ({ [version]: 1 }), 'version')
  const close = measureProcess(gauge)
  const outcomes = new Map<string, { inc(): void }>()

  return {
    gauge,
    request: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    /** Each hit comes by here: what is counted is looked up once. */
    hit(outcome: string) {
      const known = outcomes.get(outcome) ?? hits.labels({ outcome })
      outcomes.set(outcome, known)
      known.inc()
    },
    engine: (kind: 'read' | 'insert' | 'command', result: 'done' | 'failed', seconds: number) =>
      engine.observe({ kind, result }, seconds),
    answer: (way: 'asked' | 'joined' | 'kept') => answers.inc({ way }),
    /** In the text format of Prometheus. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close,
  }
}
