import type { Engine } from '#service/storage/hits/Engine.ts'
import type { Metrics } from './openMetrics.ts'

/** The same engine, and how long it takes. */
export function measured(engine: Engine, metrics: Pick<Metrics, 'engine'>): Engine {
  async function timed<T>(kind: Parameters<Metrics['engine']>[0], ask: () => Promise<T>): Promise<T> {
    const began = performance.now()
    let result: 'done' | 'failed' = 'failed'
    try {
      const answer = await ask()
      result = 'done'
      return answer
    } finally {
      metrics.engine(kind, result, (performance.now() - began) / 1000)
    }
  }

  return {
    ...engine,
    insert: (...given) => timed('insert', () => engine.insert(...given)),
    command: (...given) => timed('command', () => engine.command(...given)),
    read: <Row>(...given: Parameters<Engine['read']>) => timed('read', () => engine.read<Row>(...given)),
  }
}
