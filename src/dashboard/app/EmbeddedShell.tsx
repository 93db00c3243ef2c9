import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Boundary } from './Boundary.tsx'
import styles from './EmbeddedShell.module.css'

/** What stands around shared statistics within another website: the way to their own page, and nothing else. */
export function EmbeddedShell() {
  const { pathname } = useLocation()
  return (
    <div className={styles.shell}>
      <main id="content">
        <Boundary>
          <Suspense fallback={<Skeleton rows={6} />}>
            <Outlet />
          </Suspense>
        </Boundary>
      </main>
      <footer className={styles.footer}>
        <a href={pathname} target="_blank" rel="noopener">
          Porchlight
        </a>
      </footer>
    </div>
  )
}
