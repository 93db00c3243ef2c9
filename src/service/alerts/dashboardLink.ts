import { dayIn } from '#service/clock.ts'
import type { AlertRow, WebsiteRow } from '#service/storage/sql/tables.ts'

/** The statistics of the day an alert is about. */
export function dashboardLink(
  { until }: Pick<AlertRow, 'until'>,
  { id, timezone }: WebsiteRow,
  baseUrl: string,
): string {
  const day = dayIn(timezone, Date.parse(until) - 1)
  return `${baseUrl}/websites/${id}/statistics?from=${day}&to=${day}`
}
