import { paths } from '#dashboard/paths.ts'
import { Link } from 'react-router'
import styles from './Brand.module.css'

/** The name and its sign, which lead to the websites where somebody has some. */
export function Brand({ isLink }: { isLink: boolean }) {
  const sign = (
    <>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
        <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
          <path d="M16 4v4" />
          <path d="M16 24v4M9.5 22 7 25m15.5-3 2.5 3" className={styles.light} />
        </g>
        <path d="M8 16.5a8 8 0 0 1 16 0z" fill="currentColor" />
        <circle cx="16" cy="19" r="3.4" className={styles.bulb} />
      </svg>
      <span className={styles.name}>Porchlight</span>
    </>
  )
  if (!isLink) return <span className={styles.brand}>{sign}</span>
  return (
    <Link to={paths.websites} className={styles.brand}>
      {sign}
    </Link>
  )
}
