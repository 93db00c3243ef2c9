import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { runService } from '#test/support/process.ts'
import { median } from './table.ts'

const rounds = 3

/** Hits a second, acknowledged when stored, against a route that does nothing; in turns, so that both meet the same machine. */
export async function measureCollecting(folder: string): Promise<string[][]> {
  const service = await runService(folder)
  await service.request('/api/v1/websites', { method: 'POST', body: new URLSearchParams({ domain: 'bench.example' }) })
  const bare = await runBareServer()
  try {
    const collected = []
    const answered = []
    for (let round = 0; round < rounds; round += 1) {
      answered.push(await send(bare.url))
      collected.push(await send(service.url))
    }
    const [hits, requests] = [median(collected), median(answered)]
    return [
      [
        'collecting, 512 connections',
        `${hits.toFixed(0)} hits/s, ${(hits / requests).toFixed(2)} of the bare route`,
        `bare Fastify route: ${requests.toFixed(0)}/s`,
        '0.25',
      ],
    ]
  } finally {
    bare.stop()
    await service.end()
  }
}

async function send(url: string): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/event`,
    method: 'POST',
    connections: 512,
    duration: 8,
    headers: {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'accept-language': 'de-DE,de;q=0.9',
    },
    body: JSON.stringify({
      n: 'pageview',
      u: 'https://bench.example/a?utm_campaign=x',
      d: 'bench.example',
      r: 'https://example.org/',
      s: '1920x1080',
    }),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return result['2xx'] / result.duration
}

async function runBareServer() {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('bareServer.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), stop: () => child.kill() }
}
