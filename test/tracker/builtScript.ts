import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** A script as it is served: its text, and how many bytes a browser loads. */
export async function builtScript(name: 'script' | 'script.plus'): Promise<{ text: string; gzipped: number }> {
  const outDir = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  try {
    await build({ mode: name, logLevel: 'silent', build: { outDir } })
    const [text, compressed] = await Promise.all([
      readFile(join(outDir, `${name}.js`), 'utf8'),
      readFile(join(outDir, `${name}.js.gz`)),
    ])
    return { text, gzipped: compressed.length }
  } finally {
    await rm(outDir, { recursive: true })
  }
}
