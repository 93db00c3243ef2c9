import type { Hit } from '#service/storage/hits/Hit.ts'

/** A hit as the engine writes it. */
export type ReadHit = Omit<Hit, 'website_id' | 'time'> & {
  /** `2026-11-20 17:33:00.123`, in UTC */
  time: string
}
