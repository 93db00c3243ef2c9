import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** Whether other websites may show the page of these statistics in a frame: where its holder says so, and everybody may read them. */
export const mayEmbed = (website: WebsiteRow | undefined): boolean =>
  website?.privacy === 0 && website.share_embed === 1
