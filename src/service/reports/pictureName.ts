import type { WebsiteRow } from '#service/storage/sql/tables.ts'

/** What the HTML calls a website's chart. */
export const pictureName = ({ id }: WebsiteRow): string => `chart-${id}`
