import { monitorEventLoopDelay } from 'node:perf_hooks'

type Measure = (name: string, help: string, read: () => number | Record<string, number>, label?: string) => void

/** How often it is looked how late timers are, in milliseconds. */
const resolution = 20

/** In seconds, of the nanoseconds between two looks. */
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000)

/** Of this process, by the names that all who watch processes know. Gives how to stop. */
export function measureProcess(gauge: Measure): () => void {
  const lag = monitorEventLoopDelay({ resolution })
  lag.enable()
  const began = Date.now() / 1000 - process.uptime()

  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  gauge('process_heap_bytes', 'Memory of JavaScript that is in use', () => process.memoryUsage().heapUsed)
  gauge('process_cpu_seconds_total', 'Time of processors that the process took', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000_000
  })
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970', () => began)
  gauge(
    'porchlight_event_loop_lag_seconds',
    'How late timers were since somebody looked last',
    () => {
      const lags = { '0.5': late(lag.percentile(50)), '0.99': late(lag.percentile(99)), '1': late(lag.max) }
      lag.reset()
      return lags
    },
    'quantile',
  )
  return () => lag.disable()
}
