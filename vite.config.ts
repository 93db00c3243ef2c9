import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { messagesPlugin } from './src/dashboard/language/messagesPlugin.ts'
import { flagsPlugin } from './src/dashboard/statistics/flags/flagsPlugin.ts'
import { worldMapPlugin } from './src/dashboard/statistics/map/worldMapPlugin.ts'
import { workerPlugin } from './src/worker/workerPlugin.ts'

/** Service, tracker and dashboard are three builds of one repository: `--ssr`, `--mode tracker`, and neither. */
export default defineConfig(({ mode, isSsrBuild }) => {
  if (isSsrBuild) return service
  if (mode === 'tracker') return tracker
  return dashboard
})

const service: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/service',
    target: 'node20',
    sourcemap: true,
  },
}

const tracker: UserConfig = {
  publicDir: false,
  build: {
    outDir: 'dist/tracker',
    target: 'es2017',
    minify: 'terser',
    terserOptions: { compress: { passes: 3, unsafe_arrows: true }, ecma: 2017 },
    rolldownOptions: {
      input: 'src/tracker/script.ts',
      output: { format: 'iife', entryFileNames: 'script.js' },
    },
  },
  plugins: [precompress()],
}

const dashboard: UserConfig & { test: object } = {
  plugins: [react(), messagesPlugin(), worldMapPlugin(), flagsPlugin(), workerPlugin(), precompress()],
  build: {
    outDir: 'dist/dashboard',
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/script.js': 'http://127.0.0.1:8080' } },
  test: {
    // chDB binds one folder per process, so every file gets a process of its own.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/{contract,service,tracker}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'dashboard',
          include: ['test/dashboard/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
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
