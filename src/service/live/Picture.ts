import type { Live } from '#contract/live.ts'

/** A row, and how many visitors it stands for: not always what it counts. */
export type PictureRow = { value: string; count: number; visitors: number }

/** What goes on at a website, drawn once for all who follow it. */
export type Picture = Omit<Live, 'pages' | 'countries' | 'referrers'> & {
  pages: PictureRow[]
  countries: PictureRow[]
  referrers: PictureRow[]
}
