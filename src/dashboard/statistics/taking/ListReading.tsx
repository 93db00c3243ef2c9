import { readerOf } from '#dashboard/http/reader.ts'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { percent } from '#dashboard/ui/numbers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './ListReading.module.css'
import type { Source } from './Source.ts'
import { type ListFormat, takeList } from './takeList.ts'

type Props = {
  source: Source
  format: ListFormat
  onSaved: (file: string) => void
  onFailed: (error: unknown) => void
}

/** Reads a list and saves it, as long as it is drawn. */
export function ListReading({ source, format, onSaved, onFailed }: Props) {
  const client = useQueryClient()
  const [part, setPart] = useState(0)

  const take = useEffectEvent(async (signal: AbortSignal) => {
    const { domain } = await client.ensureQueryData(websiteQuery(source.websiteId))
    return takeList(domain, source, format, { signal, as: readerOf(client), onProgress: setPart })
  })
  const saved = useEffectEvent(onSaved)
  const failed = useEffectEvent(onFailed)

  useEffect(() => {
    const reading = new AbortController()
    take(reading.signal).then(
      (file) => saved(file),
      (error) => !reading.signal.aborted && failed(error),
    )
    return () => reading.abort()
  }, [])

  return (
    <div className={styles.progress}>
      <progress value={part} aria-label={text('export.progress')} />
      <span>{percent(part)}</span>
    </div>
  )
}
