import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Package = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
})
const readJson = <T>(path: string, shape: z.ZodType<T>): T => shape.parse(JSON.parse(readFileSync(path, 'utf8')))

const installed = Object.entries(
  readJson('package-lock.json', z.object({ packages: z.record(z.string(), Package) })).packages,
).flatMap(([folder, entry]) =>
  folder === '' ? [] : [{ ...entry, folder, name: folder.slice(folder.lastIndexOf('node_modules/') + 13) }],
)
/** What a running service is made of. */
const shipped = installed.filter(({ dev }) => !dev)

/** Libraries of these may be used by whoever uses Porchlight, for whatever purpose; data of the last wants its source to be named. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND ISC AND BSD-3-Clause',
  'MPL-2.0',
  'Unlicense',
  'CC-BY-4.0',
])

/** Builds for other machines are as the one for this. */
const licenceOf = ({ name, license }: (typeof shipped)[number]): string =>
  name.startsWith('@chdb/lib-') ? 'Apache-2.0' : (license ?? 'none').replace(/^SEE LICENSE IN .*\((.*)\)$/, '$1')

test('every package that is shipped may be shipped', () => {
  expect(shipped.filter((entry) => !allowed.has(licenceOf(entry)))).toEqual([])
})

test('docs/licences.md lists them all', async () => {
  const licences = new Set(shipped.map(licenceOf))
  const lines = [...licences].toSorted().map((licence) => {
    const ofThese = shipped.filter((entry) => licenceOf(entry) === licence)
    const packages = new Set(ofThese.map(({ name, version }) => `- ${name} ${version}`))
    return `## ${licence}\n\n${[...packages].toSorted().join('\n')}\n`
  })
  const document = `# Licences\n\nWhat Porchlight is made of beside its own code, as it is installed without what only building and testing need.\n\n${lines.join('\n')}`

  await expect(document).toMatchFileSnapshot('../../docs/licences.md')
})

test('no package needs a script to be installed', () => {
  // What esbuild's does is done by its optional dependencies too; chdb's does nothing.
  expect([...new Set(installed.filter((entry) => entry.hasInstallScript).map(({ name }) => name))]).toEqual([
    'chdb',
    'esbuild',
  ])
  const { scripts } = readJson(
    'node_modules/chdb/package.json',
    z.object({ scripts: z.record(z.string(), z.string()) }),
  )
  expect(scripts['install']).toBe('node -e ""')
})

test('packages come from a registry, none from somewhere else', () => {
  const elsewhere = installed.filter(({ link, resolved }) => link || (resolved && !resolved.startsWith('https://')))
  expect(elsewhere).toEqual([])
})
