import { flagAddress } from './flagAddress.ts'
import styles from './Flag.module.css'

/** The flag of a country by its ISO 3166-1 letters; an empty place of its size where there is none. Its name stands beside it. */
export function Flag({ country }: { country: string }) {
  const address = flagAddress(country)
  return (
    <svg className={styles.flag} width="18" height="12" aria-hidden>
      {address !== null && <use href={address} />}
    </svg>
  )
}
