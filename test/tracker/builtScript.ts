import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** The script as it is served: its text, and how many bytes a browser loads. */
export async function builtScript(): Promise<{ text: string; gzipped: number }> {
  const outDir = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  try {
    await build({ mode: 'tracker', logLevel: 'silent', build: { outDir, emptyOutDir: false } })
    const [text, compressed] = await Promise.all([
      readFile(join(outDir, 'script.js'), 'utf8'),
      readFile(join(outDir, 'script.js.gz')),
    ])
    return { text, gzipped: compressed.length }
  } finally {
    await rm(outDir, { recursive: true })
  }
}
