import type { Language } from '#contract/languages.ts'
import { openReports } from '#service/reports/openReports.ts'
import { type Period, periodEndedBy } from '#service/reports/Period.ts'
import type { Report } from '#service/reports/Report.ts'
import { openStatistics } from '#service/statistics/openStatistics.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import type { BuiltHit, TestService } from '#test/support/service.ts'

type Choice = { websites: readonly number[]; kind?: Period['kind']; language?: Language }

/** Writes reports of the week or month before Monday 16 November 2026 with the statistics of a service. */
export const writtenBy = ({ hits, clock, websites: { find } }: TestService) => {
  const reports = openReports({ statistics: openStatistics(hits, clock), baseUrl: 'https://stats.example' })

  return async ({ websites, kind = 'weekly', language = 'en' }: Choice): Promise<Report> => {
    const found = await Promise.all(websites.map(find))
    return reports.render({
      language,
      websites: found.filter((website): website is WebsiteRow => website !== undefined),
      period: periodEndedBy('2026-11-16', kind),
      unsubscribe: 'https://stats.example/unsubscribe?token=abc',
    })
  }
}

let last = 0

/** Visitors of a day who each have one such hit. */
export const visitorsOn = (day: string, count: number, hit: Partial<BuiltHit> = {}): BuiltHit[] =>
  Array.from({ length: count }, () => ({ time: `${day}T12:00:00Z`, ...hit, visitor: ++last }))
