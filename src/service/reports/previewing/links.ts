import type { ReportKind } from '#contract/reports.ts'
import type { Clock } from '#service/clock.ts'
import type { Signer } from '#service/reports/signer.ts'

/** How long a link shows a report, in milliseconds. */
const lifetime = 3_600_000

/** Where, at this service, a browser sees an account's reports: it sends no key by itself. */
export function previewLinks(tokens: Signer, clock: Clock) {
  return {
    linkTo(accountId: number, kind: ReportKind): string {
      const token = tokens.sign(`${accountId}.${kind}.${clock() + lifetime}`)
      return `/api/v1/reports/preview?${new URLSearchParams({ kind, token }).toString()}`
    },

    /** Whose reports of that kind a token shows, if it does. */
    accountOf(token: string, kind: ReportKind): number | undefined {
      const [accountId, shown, expires] = tokens.read(token)?.split('.') ?? []
      return shown === kind && Number(expires) > clock() ? Number(accountId) : undefined
    },
  }
}
