import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { messagesPlugin } from './src/dashboard/language/messagesPlugin.ts'
import { flagsPlugin } from './src/dashboard/statistics/flags/flagsPlugin.ts'
import { worldMapPlugin } from './src/dashboard/statistics/map/worldMapPlugin.ts'
import { workerPlugin } from './src/worker/workerPlugin.ts'
import { inMemory } from './test/support/inMemory.ts'
import { findPostgres } from './test/support/postgres/findPostgres.ts'
import { relationalTests } from './test/support/postgres/relationalTests.ts'

/** Service, dashboard and the files of the tracker are builds of one repository: `--ssr`, a file's name as `--mode`, and neither. */
export default defineConfig(({ mode, isSsrBuild }) => {
  if (isSsrBuild) return service
  if (mode === 'script' || mode === 'script.plus') return script(mode)
  if (mode === 'tracker') return tracker
  if (mode === 'test' && !hasPostgres) sayWithoutPostgres()
  return dashboard
})

const service: UserConfig = {
  publicDir: false,
  // One file is read faster than a thousand. What has files of its own to find, native ones or a server's, is loaded from where it is.
  ssr: {
    noExternal: true,
    external: [
      '@fastify/static',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      '@resvg/resvg-wasm',
      'chdb',
      'fastify',
      'libsql',
      'nodemailer',
      'pg',
      'pino',
    ],
  },
  build: {
    outDir: 'dist/service',
    target: 'node20',
    sourcemap: true,
  },
}

/** What websites embed, by its name. */
const script = (name: string): UserConfig => ({
  publicDir: false,
  build: {
    outDir: 'dist/tracker',
    emptyOutDir: false,
    target: 'es2017',
    minify: 'terser',
    terserOptions: { compress: { passes: 3, unsafe_arrows: true }, ecma: 2017 },
    rolldownOptions: {
      input: `src/tracker/${name}.ts`,
      output: { format: 'iife', entryFileNames: `${name}.js` },
    },
  },
  plugins: [precompress()],
})

/** The same as a module of this package, for whoever bundles it. */
const tracker: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/tracker',
    emptyOutDir: false,
    target: 'es2017',
    minify: false,
    lib: { entry: 'src/tracker/tracker.ts', formats: ['es'], fileName: 'tracker' },
  },
}

/** In CI a machine without it is one on which the tests fail. */
const hasPostgres = findPostgres() !== undefined || process.env['CI'] === 'true'

/** Once, though each project reads this file anew. */
function sayWithoutPostgres(): void {
  if (process.env['SAID_WITHOUT_POSTGRES'] === undefined)
    console.warn('PostgreSQL is not installed: what is tested on it is left out.')
  process.env['SAID_WITHOUT_POSTGRES'] = 'yes'
}

/**
 * Each in a process of its own, because it runs the tests of other files, looks at the memory of its process, fills that, or takes long:
 * these begin first, as projects are run in the order of their names.
 */
const alone = [
  'test/service/overHttp.test.ts',
  'test/service/process/torture.test.ts',
  'test/service/cli/plainBytes.test.ts',
  'test/service/simulation/demo.test.ts',
  'test/service/statistics/foldingProperty.test.ts',
]

/** Once more with PostgreSQL in place of SQLite. */
const postgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'postgres',
    include: relationalTests(),
    environment: 'node',
    env: inMemory(),
    globalSetup: 'test/support/postgres/setup.ts',
    setupFiles: 'test/support/postgres/useServer.ts',
  },
}

const dashboard: UserConfig & { test: object } = {
  plugins: [react(), messagesPlugin(), worldMapPlugin(), flagsPlugin(), fewScales(), workerPlugin(), precompress()],
  build: {
    outDir: 'dist/dashboard',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One small file, asked for at once, instead of one for each page and widget.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks() } },
      // No module here reads a property or a global for what that does.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/script': 'http://127.0.0.1:8080' } },
  test: {
    // chDB has one folder open in a process, so two files are never run in one at the same time. One after the other they are:
    // loading the service and a page's environment takes longer than most files.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // Some start processes, and a machine may be busy; nothing here waits that long by itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is asked for again and again comes when a busy machine gets to it.
    expect: { poll: { timeout: 15_000 } },
    // Of thousands one may be late on a machine that does other things; the report names it, and twice is no accident.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          environment: 'node',
          isolate: true,
          env: inMemory(),
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/{contract,service,tracker}/**/*.test.ts'],
          // Where copies share a server, and where one fails.
          exclude: ['test/service/{copies,storage/postgres}/**', ...alone],
          environment: 'node',
          env: inMemory(),
        },
      },
      ...(hasPostgres ? [postgres] : []),
      {
        extends: true,
        test: {
          name: 'dashboard',
          include: ['test/dashboard/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          env: inMemory(),
          setupFiles: ['test/dashboard/reader.ts', 'test/dashboard/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}

/**
 * Few files, as each is a request and compresses for itself: what everything is made of and what several pages share, the
 * charts, and what the statistics pages share. What belongs to one page, dialog or language stays its own.
 */
function chunks() {
  const charts = new RegExp(
    `node_modules/(${[
      'recharts|victory-vendor|d3-|internmap|decimal|es-toolkit|eventemitter3|tiny-invariant|react-is',
      '@reduxjs|redux|react-redux|reselect|immer|use-sync-external-store',
    ].join('|')})`,
  )
  const statistics = new RegExp(
    [
      'src/dashboard/(statistics|received)/|(http|contract)/(live|events|received)\\.ts|virtual:flags',
      'icons/(calendar|chevron-down|git-compare-arrows|list-filter)\\.',
    ].join('|'),
  )
  // Of a few hundred bytes each, and on every page or most of them.
  const around =
    /dashboard\/(app|keys)\/|ui\/(Segmented|useIdle|useInView|IconLink)|http\/(signOut|queryClient)|icons\/settings\.|offline\/watch/
  // Forms and calendars are on few pages, and large; what turns the pages of lists, and what copies and saves, comes with those.
  const elsewhere = new RegExp(
    [
      'dashboard/(statistics|embedding)/|contract/deletion|react-hook-form|Field\\.tsx|Panel\\.tsx|showFieldErrors|react-aria|react-stately|messages/',
      'ui/(CopyButton|Section|Pagination|lastPageInstead|pageNumbers|saveFile)',
    ].join('|'),
  )
  return [
    { name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//, priority: 4 },
    { name: 'charts', test: charts, priority: 3, includeDependenciesRecursively: false },
    { name: 'statistics', test: statistics, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
    // What is drawn around every page is there before whatever shares it.
    { name: 'around', test: around, minShareCount: 2, priority: 2 },
    { name: 'shared', test: (id: string) => !elsewhere.test(id), minShareCount: 3, priority: 1 },
  ]
}

/** Recharts takes every scale of d3, by name; a fifth of its size is those that nothing here is drawn on. */
function fewScales(): Plugin {
  return {
    name: 'few-scales',
    transform: {
      filter: { id: /victory-vendor\/es\/d3-scale\.js$/ },
      handler: () => "export { scaleBand, scaleLinear, scalePoint } from 'd3-scale'",
    },
  }
}

/** Writes `.br` and `.gz` beside every text file, so that the service never compresses while it answers. */
function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
      const texts = entries.filter(
        (entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest)$/.test(entry.name),
      )
      await Promise.all(
        texts.map(async (entry) => {
          const file = join(entry.parentPath, entry.name)
          const content = await readFile(file)
          await writeFile(`${file}.br`, brotliCompressSync(content))
          await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
        }),
      )
    },
  }
}
