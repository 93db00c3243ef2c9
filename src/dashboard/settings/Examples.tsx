import { text } from '#dashboard/language/text.ts'
import { exact } from '#dashboard/ui/numbers.ts'
import styles from './Examples.module.css'

type Props = {
  /** What stands above the columns before the number of pageviews. */
  heads: readonly string[]
  rows: readonly { cells: readonly string[]; count: number }[]
}

/** The most frequent of what a rule would have changed. */
export function Examples({ heads, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <table className={styles.examples}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
          <th className={styles.count}>{text('settings.preview.pageviews')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, count }) => (
          <tr key={cells.join(' ')}>
            {cells.map((cell, column) => (
              <td key={heads[column]}>
                <bdi>{cell}</bdi>
              </td>
            ))}
            <td className={styles.count}>{exact(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
