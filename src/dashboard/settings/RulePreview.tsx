import type { Preview } from '#contract/preview.ts'
import { ApiError } from '#dashboard/http/ApiError.ts'
import { text } from '#dashboard/language/text.ts'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { whatHappened } from '#dashboard/ui/whatHappened.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './RulePreview.module.css'

type Props = { preview: UseQueryResult<Preview>; children: (preview: Preview) => ReactNode }

/** What a rule would have changed: the answer before stays, marked busy, while another is on its way. */
export function RulePreview({ preview: { data, error, isLoading, isPlaceholderData }, children }: Props) {
  if (data)
    return (
      <div className={styles.preview} aria-busy={isPlaceholderData}>
        {children(data)}
      </div>
    )
  if (isLoading) return <Skeleton height="1.5em" />
  // What is wrong with a field is said at the field.
  if (!error || isRefused(error)) return null
  return <p className="quiet">{text('settings.preview.failed', { reason: whatHappened(error).reason })}</p>
}

const isRefused = (error: Error) => error instanceof ApiError && error.status === 422
