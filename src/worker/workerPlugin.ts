import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Build } from './Build.ts'

const fileName = 'sw.js'
/** What the page needs beside what is built. */
const publicFiles = ['theme.js', 'favicon.svg', 'manifest.webmanifest']
const messages = /virtual:messages\/(?<language>[^/]+)\//

/** Builds the service worker with the dashboard, whose files it is told. */
export function workerPlugin(): Plugin {
  let publicDir = ''
  return {
    name: 'worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'worker.ts'), fileName })
    },
    // When the page is written too.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[fileName]
        if (worker?.type !== 'chunk') return
        const build = describe(Object.values(bundle), publicDir)
        worker.code = worker.code.replace(/\bBUILD\b/, () => JSON.stringify(build))
      },
    },
  }
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

function describe(outputs: readonly Output[], publicDir: string): Build {
  // Pictures are kept once they were seen.
  const assets = outputs.filter(({ fileName: name }) => /^assets\/.*\.(js|css)$/.test(name))
  const hash = createHash('sha256')
  for (const name of publicFiles) hash.update(readFileSync(join(publicDir, name)))
  // The page names what changes in all the others.
  for (const output of outputs)
    if (output.type === 'asset' && output.fileName === 'index.html') hash.update(output.source)
  for (const output of assets) hash.update(output.fileName)

  const files = [...pathsOf(assets, undefined), ...publicFiles.map((name) => `/${name}`)]
  const languages = new Set(assets.map(languageOf).filter((language) => language !== undefined))
  return {
    version: hash.digest('hex').slice(0, 16),
    files,
    messages: Object.fromEntries(Array.from(languages, (language) => [language, pathsOf(assets, language)])),
  }
}

const pathsOf = (assets: readonly Output[], language: string | undefined) =>
  assets.filter((asset) => languageOf(asset) === language).map(({ fileName: name }) => `/${name}`)

const languageOf = (asset: Output) =>
  asset.type === 'chunk' ? messages.exec(asset.facadeModuleId ?? '')?.groups?.['language'] : undefined
