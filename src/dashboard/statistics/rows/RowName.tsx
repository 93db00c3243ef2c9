import { type StatisticName, statistics } from '#contract/statistic.ts'
import { Flag } from '#dashboard/statistics/flags/Flag.tsx'
import { hostOf } from './hostOf.ts'
import type { PictureRow } from './pictureRows.ts'
import { inTwo } from './inTwo.ts'
import styles from './RowName.module.css'

type Props = { name: StatisticName; row: PictureRow }

/** What a row is called, in one line: a place with its flag, a source with its host; of what is written by machines the end stays in sight. */
export function RowName({ name, row }: Props) {
  const { value: kind } = statistics[name]
  const host = hostOf(name, row)
  // A name in words, of a source or of what is unknown, is none of them.
  const written = isWritten(kind) && row.name === row.value
  const [head, tail] = written ? inTwo(row.name) : [row.name, '']
  return (
    <span className={styles.name}>
      {(kind === 'country' || kind === 'city') && <Flag country={row.value.slice(0, 2)} />}
      {/* Paths and hosts begin at the left in every language. */}
      <bdi className={styles.words} dir={written && kind !== 'name' ? 'ltr' : 'auto'}>
        <span className={styles.head}>{head}</span>
        {tail && <span className={styles.tail}>{tail}</span>}
      </bdi>
      {host && (
        <bdi className={styles.host} dir="ltr">
          {/* Not drawn; a word of its own to whoever reads the text. */} {host}
        </bdi>
      )}
    </span>
  )
}

const isWritten = (kind: string) => kind === 'path' || kind === 'host' || kind === 'name'
