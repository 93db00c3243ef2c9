import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RunningService } from '#test/support/process.ts'
import { readPage } from './readPage.ts'
import { send } from './send.ts'
import { median, milliseconds, type Row } from './table.ts'

const rounds = 3

/**
 * Hits a second, acknowledged when stored, against a route that does nothing, and while somebody looks at the statistics; in
 * turns, so that all meet the same machine.
 */
export async function measureCollecting(service: RunningService): Promise<Row[]> {
  const bare = await runBareServer()
  try {
    const answered: number[] = []
    const alone: number[] = []
    const beside: number[] = []
    const longest: number[] = []
    const longestOfBare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const asked = await send(bare.url)
      answered.push(asked.perSecond)
      longestOfBare.push(asked.longest)
      alone.push((await send(service.url)).perSecond)
      const reading = readEverySecond(service)
      const sent = await send(service.url)
      await reading.stop()
      beside.push(sent.perSecond)
      longest.push(sent.longest)
    }
    const [hits, requests, hitsBeside] = [median(alone), median(answered), median(beside)]
    const slowest = Math.max(...longest)
    return [
      {
        what: 'collecting, acknowledged when stored, 512 connections',
        measured: `${hits.toFixed(0)} hits/s, ${(hits / requests).toFixed(2)} of the bare route`,
        reference: `bare Fastify route: ${requests.toFixed(0)}/s`,
        goal: '0.4',
        isMet: hits >= 0.4 * requests,
      },
      {
        what: 'the same while the statistics page is read every second',
        measured: `${hitsBeside.toFixed(0)} hits/s, ${(hitsBeside / hits).toFixed(2)} of alone; the slowest answer ${milliseconds(slowest)}`,
        reference: `alone: ${hits.toFixed(0)} hits/s; the slowest of the bare route: ${milliseconds(Math.max(...longestOfBare))}`,
        goal: '0.8; 1000 ms',
        isMet: hitsBeside >= 0.8 * hits && slowest <= 1000,
      },
    ]
  } finally {
    bare.stop()
  }
}

/** One who looks at the page: every second, or when the answers are there. */
function readEverySecond(service: RunningService): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  async function read(): Promise<void> {
    while (!stopping.signal.aborted) {
      const next = pause(1000)
      await readPage(service, '90 days')
      await next
    }
  }
  const reading = read()
  return {
    async stop() {
      stopping.abort()
      await reading
    },
  }
}

async function runBareServer() {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('bareServer.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), stop: () => child.kill() }
}
