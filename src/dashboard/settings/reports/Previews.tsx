import type { Reports } from '#contract/reports.ts'
import { useConnection } from '#dashboard/http/connection.ts'
import { text } from '#dashboard/language/text.ts'

const kinds = ['weekly', 'monthly'] as const

/** The last reports as pages of their own: the service serves them so that nothing in them runs. */
export function Previews({ previews }: Pick<Reports, 'previews'>) {
  const service = useConnection()?.address ?? ''
  return kinds.map((kind) => (
    <a key={kind} href={service + previews[kind]} target="_blank" rel="noreferrer">
      {text(`reports.preview.${kind}`)}
    </a>
  ))
}
