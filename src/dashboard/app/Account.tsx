import { offersQuery } from '#dashboard/http/offers.ts'
import { signOut } from '#dashboard/http/signOut.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { useIdle } from '#dashboard/ui/useIdle.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleUserRound, LogOut } from 'lucide-react'
import { NavLink } from 'react-router'
import styles from './Account.module.css'
import { PaletteButton } from './palette/PaletteButton.tsx'

/** The ways to the websites and the account, which service is read where it is another than this one, the palette, and the way out. */
export function Account({ address }: { address: string }) {
  // Where no part of the page asks, there is time.
  const { data: offers } = useQuery({ ...offersQuery, enabled: useIdle(true) })
  return (
    <>
      <nav aria-label={text('app.main')} className={styles.nav}>
        <NavLink to={paths.websites} end>
          {text('app.websites')}
        </NavLink>
        {/* It has its place before it is known whether there is one, so that nothing moves. */}
        {offers?.account !== false && (
          <span className={styles.account} data-unknown={!offers || undefined}>
            <NavLink to={paths.account}>
              <CircleUserRound aria-hidden />
              <span>{text('app.account')}</span>
            </NavLink>
          </span>
        )}
      </nav>
      {address && <span className={styles.service}>{new URL(address).host}</span>}
      <PaletteButton />
      <button type="button" className={styles.out} onClick={signOut}>
        <LogOut aria-hidden />
        <span>{text('app.signOut')}</span>
      </button>
    </>
  )
}
