import { disconnect } from '#dashboard/http/connection.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { LogOut } from 'lucide-react'
import { NavLink } from 'react-router'
import styles from './Account.module.css'
import { PaletteButton } from './palette/PaletteButton.tsx'

/** The way to the websites, which service is read where it is another than this one, the palette, and the way out. */
export function Account({ address }: { address: string }) {
  return (
    <>
      <nav aria-label={text('app.main')} className={styles.nav}>
        <NavLink to={paths.websites} end>
          {text('app.websites')}
        </NavLink>
      </nav>
      {address && <span className={styles.service}>{new URL(address).host}</span>}
      <PaletteButton />
      <button type="button" className={styles.out} onClick={disconnect}>
        <LogOut aria-hidden />
        <span>{text('app.signOut')}</span>
      </button>
    </>
  )
}
