import { text } from '#dashboard/language/text.ts'
import { type ReactNode, useState } from 'react'
import styles from './TableBehind.module.css'

type Props = {
  caption: string
  /** The heads of the columns; the first names the row, the others are numbers. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** What stands at the other end of the line that opens the table. */
  children?: ReactNode
  /** What else can be done with the picture, beside the way to the table. */
  menu?: ReactNode
}

/** The numbers of a picture as a table, made when it is first opened. */
export function TableBehind({ caption, head, rows, children, menu }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.behind}>
      {children}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{text('picture.table')}</summary>
        {open && (
          // What scrolls must be reachable by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className={styles.scroll} aria-label={caption} tabIndex={0}>
            <table>
              <caption className="visually-hidden">{caption}</caption>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...numbers]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {numbers.map((number, column) => (
                      <td key={head[column + 1]}>{number}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </details>
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
  )
}
