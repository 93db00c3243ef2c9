import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { visitedPage } from './visitedPage.ts'

const run = promisify(execFile)
const tool = (name: string) => resolve('node_modules/.bin', name)

// An application of somebody else, which has this package.
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  await mkdir(join(folder, 'node_modules'))
  await symlink(resolve('.'), join(folder, 'node_modules/porchlight'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rm(folder, { recursive: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)

/** The application as one script for a page. */
async function bundled(text: string): Promise<string> {
  await write('main.js', text)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      rolldownOptions: { input: join(folder, 'main.js'), output: { format: 'iife', entryFileNames: 'main.js' } },
    },
  })
  return readFile(join(folder, 'dist/main.js'), 'utf8')
}

test('is a module of the package, which counts what it is told to', async () => {
  const text = await bundled(`
    import { init } from 'porchlight/tracker'
    const { track } = init({ domain: 'example.com', api: 'https://stats.example/api/event', outbound: true })
    track('Signup', { plan: 'pro' })
    // As whoever draws a page twice does.
    init({ domain: 'example.com', api: 'https://stats.example/api/event' }).track('Again')
    history.pushState({}, '', '/next')`)

  const { sent, seen, errors } = visitedPage(text, { tag: '' })

  expect(seen()).toEqual([
    'pageview https://example.com/',
    'Signup https://example.com/',
    'Again https://example.com/',
    'pageview https://example.com/next',
  ])
  expect(sent[1]).toMatchObject({
    url: 'https://stats.example/api/event',
    event: { d: 'example.com', p: { plan: 'pro' } },
  })
  expect(errors).toEqual([])
})

test('counts nothing on a server, and throws nothing there', async () => {
  await write(
    'server.js',
    `import { init } from 'porchlight/tracker'
    init({ domain: 'example.com', api: 'https://stats.example/api/event', outbound: true }).track('Signup')
    console.log('drawn')`,
  )

  const { stdout } = await run(process.execPath, [join(folder, 'server.js')])

  expect(stdout).toBe('drawn\n')
})

test.each([
  ['bundler', 'esnext'],
  ['nodenext', 'nodenext'],
])('has types: %s', async (moduleResolution, module) => {
  await write(
    'use.ts',
    `import { init, type Options } from 'porchlight/tracker'
    const options: Options = { domain: 'example.com', api: '/event', downloads: ['pdf'], notFound: true, hash: true }
    const { track } = init(options)
    track('Signup', { plan: 'pro', seats: 3 })
    // @ts-expect-error: where to?
    init({ domain: 'example.com' })
    // @ts-expect-error: no such switch
    init({ domain: 'example.com', api: '/event', clicks: true })
    // @ts-expect-error: properties are flat
    track('Signup', { plan: {} })`,
  )

  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022']
  const asked = run(tool('tsc'), [...options, '--module', module, '--moduleResolution', moduleResolution, 'use.ts'], {
    cwd: folder,
  })

  await expect(asked.catch(({ stdout }: { stdout: string }) => ({ stdout }))).resolves.toMatchObject({ stdout: '' })
})

test('is what the package has to give', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'])
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }]
  const paths = files.map(({ path }) => path)

  expect(paths).toEqual(expect.arrayContaining(['dist/tracker/tracker.js', 'dist/tracker/tracker.d.ts', 'LICENSE']))
  expect(paths.filter((path) => !/^(dist\/|package\.json$|README|LICENSE)/.test(path))).toEqual([])
})
