import type { Wire } from '#test/dashboard/support.tsx'
import type { TestService } from '#test/support/service.ts'

/** A service that offers the figures of many websites at once: what one website is told of, put together. */
export const offered =
  (service: TestService, today: string): Wire =>
  async (url, answer) => {
    if (url === '/api/v1/openapi.json') {
      const document = await (await answer()).json()
      return Response.json({ ...document, paths: { ...document.paths, '/api/v1/stats': { get: {} } } })
    }
    if (!url.startsWith('/api/v1/stats?')) return answer()
    const query = new URL(url, 'http://service').searchParams
    const wanted = query.get('websites')?.split(',')
    const all = (await service.request('GET', '/api/v1/websites')).body.data.map(({ id }: { id: number }) => String(id))
    const from = new Date(Date.parse(today) - 59 * 86_400_000).toISOString().slice(0, 10)
    const data = await Promise.all(
      (wanted ?? all).map(async (id: string) => {
        const { body } = await service.request('GET', `/api/v1/stats/${id}`, {
          query: { name: query.get('name') ?? '', from, to: today, sort_by: 'value', sort: 'asc' },
        })
        const counts: number[] = body.data.map(({ count }: { count: number }) => count)
        const sum = (part: number[]) => part.reduce((total, count) => total + count, 0)
        const row = { id: Number(id), count: sum(counts.slice(30)), before: sum(counts.slice(0, 30)) }
        return wanted ? { ...row, counts: counts.slice(30) } : row
      }),
    )
    return Response.json({ data })
  }
