import { z } from 'zod'
import { Piece } from '#service/storage/hits/pieces/Piece.ts'

const Digest = { rows: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

const Name = z.string().regex(/^[a-z][a-z0-9_]*$/)

/** What is in a backup, `manifest.json`. What of it may differ from one version to the next stands beside `format`. */
export const Manifest = z.object({
  format: z.literal(1),
  /** Which Porchlight wrote it. */
  version: z.string(),
  created_at: z.string(),
  /** What had been run on either database. */
  migrations: z.object({ sql: z.array(z.string()), hits: z.array(z.string()) }),
  tables: z.array(
    z.object({
      file: z.string(),
      name: Name,
      columns: z.array(Name),
      ...Digest,
      /** The last number that it had given out; null where its rows have none. */
      last: z.number().int().nullable(),
    }),
  ),
  columns: z.object({ hits: z.array(Name), received: z.array(Name) }),
  pieces: z.array(z.object({ file: z.string(), piece: Piece, ...Digest })),
})
export type Manifest = z.infer<typeof Manifest>

/** What every version of it begins with. */
export const AnyManifest = z.object({ format: z.number(), version: z.string() })

export const manifestFile = 'manifest.json'
