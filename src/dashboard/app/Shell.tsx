import { useConnection } from '#dashboard/http/connection.ts'
import { Keyboard } from '#dashboard/keys/Keyboard.tsx'
import { text } from '#dashboard/language/text.ts'
import { useNavigation } from '#dashboard/navigation/Navigated.tsx'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useMatch, useSearchParams } from 'react-router'
import { Account } from './Account.tsx'
import { Boundary } from './Boundary.tsx'
import { Brand } from './Brand.tsx'
import { EmbeddedShell } from './EmbeddedShell.tsx'
import { isFramed } from './framed.ts'
import { LanguageChooser } from './LanguageChooser.tsx'
import { forgetEntries } from './palette/recent.ts'
import { PrintedFrom } from './PrintedFrom.tsx'
import { ServiceAway } from './ServiceAway.tsx'
import styles from './Shell.module.css'
import { ThemeChooser } from './ThemeChooser.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** What stands around every page. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  const connection = useConnection()
  const { isBusy } = useNavigation()
  const isShared = useMatch('/share/:domain/*') !== null
  const [query] = useSearchParams()
  useFocusOnNavigation(main)

  useEffect(() => {
    if (!connection) forgetEntries()
  }, [connection])

  // In a frame there is nothing else to press, wherever its links lead.
  if (isFramed || (isShared && query.get('embed') === '1')) return <EmbeddedShell />
  return (
    <div className={styles.shell}>
      <a
        href="#content"
        className={styles.skip}
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {text('app.skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand isLink={!isShared || connection !== null} />
          {connection && !isShared && <Account address={connection.address} />}
        </div>
        {isBusy && <div className={styles.busy} aria-hidden />}
      </header>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <ServiceAway />
        <Boundary>
          <Suspense fallback={<Skeleton rows={6} />}>
            <Outlet />
          </Suspense>
        </Boundary>
        <PrintedFrom />
      </main>
      <footer className={styles.footer}>
        <a href="https://db-ip.com/">{text('app.places')}</a>
        <div className={styles.choices}>
          <Keyboard />
          <ThemeChooser />
          <LanguageChooser />
        </div>
      </footer>
    </div>
  )
}
