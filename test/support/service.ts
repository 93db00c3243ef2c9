import { rm } from 'node:fs/promises'
import type { Outside } from '#service/outside/Outside.ts'
import { openService } from '#service/openService.ts'
import { readSettings } from '#service/settings.ts'
import type { Hit } from '#service/storage/hits/Hit.ts'
import { emptyFolder } from '#test/support/emptyFolder.ts'
import { placeOfHits } from '#test/support/placeOfHits.ts'
import { plainHit } from '#test/support/plainHit.ts'
import { databaseOf } from '#test/support/postgres/databaseOf.ts'

type Fields = Record<string, string | number>

type RequestOptions = {
  query?: Fields
  form?: Fields
  /** Sent as it is, beside `headers`. */
  body?: string
  headers?: Record<string, string>
  /** The first account's key unless another is given; null sends none. */
  key?: string | null
}

export type TestService = Awaited<ReturnType<typeof startService>>

/** The real service on real databases, in a folder of its own; one at a time in a process. */
export async function startService({
  now,
  environment = {},
  outside,
  webFolder,
}: { now?: string; environment?: Record<string, string>; outside?: Outside; webFolder?: string } = {}) {
  const folder = environment['DATA_DIR'] ?? (await emptyFolder())
  const databaseUrl = environment['DATABASE_URL'] ?? (await databaseOf(folder))
  const settings = readSettings({
    API_RATE: '0',
    COLLECT_RATE: '0',
    WEBSITE_RATE: '0',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(await placeOfHits.environment(folder)),
    ...environment,
    DATA_DIR: folder,
  })
  let time = now === undefined ? undefined : Date.parse(now)
  const service = await openService(settings, {
    clock: () => time ?? Date.now(),
    version: '0.0.0-test',
    ...(outside && { outside }),
    ...(webFolder !== undefined && { webFolder }),
  })
  const { app, accounts, keys, hits } = service
  const addAccount = async (email: string) => (await keys.add(await accounts.ensure(email), { name: 'test' })).key
  const key = await addAccount('owner@localhost')

  async function request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    path: string,
    options: RequestOptions = {},
  ) {
    const { query, form, body, headers, key: bearer = key } = options
    const answer = await app.inject({
      method,
      url: path,
      ...(query && { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }),
      headers: {
        accept: 'application/json',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(form && {
        payload: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])).toString(),
      }),
      ...(body !== undefined && { payload: body }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson ? answer.json() : undefined,
    }
  }

  return {
    ...service,
    folder,
    key,
    addAccount,
    request,
    /** Sets the service's clock. */
    moveTo: (to: string) => {
      time = Date.parse(to)
    },
    /** Adds a website over the interface and gives its id. */
    async addWebsite(domain: string, form: Fields = {}, bearer = key): Promise<number> {
      const answer = await request('POST', '/api/v1/websites', { form: { domain, ...form }, key: bearer })
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body.data.id
    },
    /** Stores hits as if they had been collected; a hit names what matters to the test. */
    storeHits: (website_id: number, built: readonly BuiltHit[]) =>
      hits.insert(built.map((hit) => build(website_id, hit))),
    /** From now on hits can neither be stored nor read. */
    dropHits: () => placeOfHits.tell('DROP TABLE hits', { hits, folder }),
    /** Closes the service; the folder is removed unless `keep`. */
    async stop({ keep = false }: { keep?: boolean } = {}) {
      await service.close()
      if (!keep) await rm(folder, { recursive: true, force: true })
    },
  }
}

export type BuiltHit = Partial<Omit<Hit, 'website_id' | 'time' | 'visitor'>> & { time: string; visitor?: number }

const build = (website_id: number, { time, visitor = 1, ...rest }: BuiltHit): Hit => ({
  ...plainHit,
  ...rest,
  website_id,
  time: Date.parse(time),
  visitor: String(visitor),
})
