import { liveQuery } from '#dashboard/http/live.ts'
import { text } from '#dashboard/language/text.ts'
import { useReading } from '#dashboard/reading.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from './LiveCount.module.css'

/** How many are there now, and the way to what they look at. */
export function LiveCount({ websiteId }: { websiteId: number }) {
  const reading = useReading()
  const live = useQuery(liveQuery(websiteId))
  const count = live.data?.visitors
  return (
    <Link to={reading.live()} className={styles.live} title={text('live.count.title')}>
      <span className={styles.lamp} data-lit={count ? true : undefined} aria-hidden />
      {count === undefined ? text('live.link') : text('live.count', { count })}
    </Link>
  )
}
