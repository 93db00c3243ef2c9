import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { readSettings } from '#service/settings.ts'

const Variables = z.record(z.string(), z.string())

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: Variables.optional(), volumes: z.array(z.string()).optional() }).loose(),
  ),
  volumes: z.record(z.string(), z.null()),
})

/** What whoever starts the containers says. */
const chosen: Record<string, string> = {
  BASE_URL: 'https://stats.example.com',
  OWNER_EMAIL: 'owner@example.com',
  OWNER_API_KEY: 'a-key-of-24-characters-or-more',
  POSTGRES_PASSWORD: 'one',
  CLICKHOUSE_PASSWORD: 'two',
}

const filledIn = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::[?-][^}]*)?\}/g, (_, name: string) => chosen[name] ?? '')

const read = (path: string) => readFileSync(path, 'utf8')

test('compose.yaml starts two copies with settings that are taken, each with a folder of its own', () => {
  const { services, volumes } = Compose.parse(parse(read('docker/compose.yaml'), { merge: true }))
  const copies = Object.entries(services).filter(([name]) => name.startsWith('porchlight-'))

  const folders = copies.map(([, copy]) => copy.volumes)
  const settings = copies.map(([, { environment = {} }]) =>
    readSettings(Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)]))),
  )

  expect(folders).toEqual([['porchlight-1:/data'], ['porchlight-2:/data']])
  expect(Object.keys(volumes)).toEqual(['porchlight-1', 'porchlight-2', 'postgres', 'clickhouse'])
  for (const { baseUrl, trustProxy, servers } of settings) {
    expect({ baseUrl, trustProxy }).toEqual({ baseUrl: 'https://stats.example.com', trustProxy: ['uniquelocal'] })
    expect(servers).toEqual({
      databaseUrl: 'postgres://porchlight:one@postgres/porchlight',
      clickHouse: { url: 'http://porchlight:two@clickhouse:8123/porchlight', cluster: undefined, quorum: 0 },
    })
  }
})

test('nginx in front of them knows them all, and believes nobody about addresses', () => {
  const compose = Compose.parse(parse(read('docker/compose.yaml'), { merge: true }))
  const upstreams = [...read('docker/nginx.conf').matchAll(/^ {2}server (\S+):8080;$/gm)].map(([, name]) => name)

  expect(upstreams).toEqual(Object.keys(compose.services).filter((name) => name.startsWith('porchlight-')))
  for (const path of ['docker/nginx.conf', 'docs/deployment/nginx.conf'])
    expect(read(path)).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
})

test('the example for Kubernetes has settings that are taken', () => {
  const documents = parseAllDocuments(read('docker/kubernetes.yaml')).map((document) =>
    z.object({ kind: z.string(), data: Variables.optional() }).parse(document.toJS()),
  )

  const settings = readSettings(documents.find(({ kind }) => kind === 'ConfigMap')?.data ?? {})

  expect(settings).toMatchObject({ baseUrl: 'https://stats.example.com', trustProxy: ['10.0.0.0/8'] })
  expect(documents.map(({ kind }) => kind)).toEqual([
    'ConfigMap',
    'Service',
    'StatefulSet',
    'PodDisruptionBudget',
    'Ingress',
  ])
})

test('systemd starts what is built, as a user of its own', () => {
  const unit = read('docs/deployment/porchlight.service')

  expect(unit).toContain('/dist/service/porchlight.js start')
  expect(JSON.parse(read('package.json'))).toMatchObject({ bin: { porchlight: 'dist/service/porchlight.js' } })
  expect(unit).toMatch(/^User=porchlight$/m)
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
})
