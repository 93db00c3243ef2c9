import { Dashboard } from '#dashboard/app/Dashboard.tsx'
import { connect, disconnect } from '#dashboard/http/connection.ts'
import { memoryNavigation } from '#dashboard/navigation/openNavigation.ts'
import type { TestService } from '#test/support/service.ts'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Readable } from 'node:stream'
import { vi } from 'vitest'

/** What stands between dashboard and service: it may hold an answer back, change it, or give another. */
export type Wire = (
  /** Path and query: `/api/v1/websites?sort=asc`. */
  url: string,
  answer: () => Promise<Response>,
  init: RequestInit,
) => Response | Promise<Response>

/** An answer that does not come. */
export const never = (): Promise<Response> => new Promise(() => {})

export const refused = (status: number, message: string, errors?: Record<string, string[]>): Response =>
  Response.json({ message, ...(errors && { errors }) }, { status, headers: { 'X-Request-Id': 'request-1' } })

type Options = {
  service: Pick<TestService, 'app' | 'key'>
  wire?: Wire | undefined
  /** As whom: the service's first account unless another key is given; null is signed out. */
  key?: string | null
}

/** The dashboard's real routes, opened at a path, on a real service in this process. */
export async function renderDashboard(
  path: string,
  { service, wire = (_, answer) => answer(), key = service.key }: Options,
) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push(`${init.method} ${url.replace('/api/v1', '')} ${textOf(init.body) ?? ''}`.trim())
    return wire(url, () => inject(service, url, init), init)
  })
  if (key === null) disconnect()
  else connect({ address: '', key })

  const navigation = memoryNavigation(path)
  return {
    ...render(<Dashboard navigation={navigation} />),
    /** To an address, as a link leads there, or so many steps through the history. */
    go: (to: string | number) =>
      act(async () => (typeof to === 'number' ? navigation.navigator.go(to) : navigation.navigator.push(to))),
    user: userEvent.setup(),
    address: () => {
      const { pathname, search } = navigation.arrival().location
      return pathname + search
    },
    /** What was asked of the service so far: `PUT /websites/2 favorite=1`. */
    requests,
  }
}

/** The rules that a page breaks for assistive technology; colours are for a browser to judge. */
export async function violations(container: Element): Promise<string[]> {
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Asks the service as fetch would, without a socket. */
async function inject({ app }: Pick<TestService, 'app'>, url: string, init: RequestInit): Promise<Response> {
  if (new Headers(init.headers).get('Accept') === 'text/event-stream') return injectStream(app, url, init)
  const payload = textOf(init.body)
  const answer = await app.inject({
    // `request.ts` sends no other.
    method: init.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(payload !== undefined && { payload }),
  })
  init.signal?.throwIfAborted()
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers })
}

/** An answer that goes on until the page stops listening. */
async function injectStream(app: TestService['app'], url: string, init: RequestInit): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers))
  const answer = await app.inject({ method: 'GET', url, headers, payloadAsStream: true })
  const stream = answer.stream()
  init.signal?.addEventListener('abort', () => stream.destroy())
  // The two declare the same streams of the platform.
  const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>
  return new Response(body, { status: answer.statusCode })
}

const textOf = (body: RequestInit['body']) => (typeof body === 'string' ? body : undefined)
