import { text } from '#dashboard/language/text.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { exact } from './numbers.ts'
import { pageNumbers } from './pageNumbers.ts'
import styles from './Pagination.module.css'

type Props = {
  /** What the pages are of. */
  label: string
  page: number
  lastPage: number
  /** The address of a page; it keeps the rest of the query. */
  linkTo: (page: number) => string
}

export function Pagination({ label, page, lastPage, linkTo }: Props) {
  if (lastPage <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <li>{page > 1 && <Step to={linkTo(page - 1)} label={text('ui.page.previous')} icon={<ChevronLeft />} />}</li>
        {pageNumbers(page, lastPage).map((number, index) => (
          // A gap has no number of its own, only a place.
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={linkTo(number)}
                className={styles.page}
                aria-label={text('ui.page', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {exact(number)}
              </Link>
            )}
          </li>
        ))}
        <li>
          {page < lastPage && <Step to={linkTo(page + 1)} label={text('ui.page.next')} icon={<ChevronRight />} />}
        </li>
      </ul>
    </nav>
  )
}

function Step({ to, label, icon }: { to: string; label: string; icon: React.ReactNode }) {
  return (
    <Link to={to} className={styles.page} aria-label={label}>
      {icon}
    </Link>
  )
}
