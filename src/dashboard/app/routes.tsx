import { statisticNames } from '#contract/statistic.ts'
import type { Arrival } from '#dashboard/navigation/openNavigation.ts'
import { paths } from '#dashboard/paths.ts'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router'
import { Boundary } from './Boundary.tsx'
import { lazyPage } from './lazyPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Shell } from './Shell.tsx'
import { SignedIn } from './SignedIn.tsx'
import { WithWebsite } from './WithWebsite.tsx'

const account = lazyPage(() => import('#dashboard/account/AccountPage.tsx'), 'account')
const connect = lazyPage(() => import('#dashboard/connect/ConnectPage.tsx'), 'connect')
const websites = lazyPage(() => import('#dashboard/websites/WebsitesPage.tsx'), 'websites')
const install = lazyPage(() => import('#dashboard/install/InstallPage.tsx'), 'install', 'embedding', 'received')
const settings = lazyPage(
  () => import('#dashboard/settings/SettingsPage.tsx'),
  'settings',
  'embedding',
  'keeping',
  'reports',
  'sharing',
)
const live = lazyPage(() => import('#dashboard/statistics/live/LivePage.tsx'), 'statistics')
const share = lazyPage(() => import('#dashboard/sharing/SharePage.tsx'), 'sharing')
const statistics = lazyPage(() => import('#dashboard/statistics/StatisticsPage.tsx'), 'statistics', 'received')
const statistic = lazyPage(() => import('#dashboard/statistics/StatisticPage.tsx'), 'statistics', 'received')

/** A page for each statistic. */
const each = (under: string): RouteObject[] =>
  statisticNames.map((name) => ({
    path: under + name,
    element: <statistic.Page name={name} />,
    handle: statistic,
  }))

const website: RouteObject[] = [
  { path: 'install', element: <install.Page />, handle: install },
  { path: 'settings', element: <settings.Page />, handle: settings },
  { path: 'live', element: <live.Page />, handle: live },
  { path: 'statistics', element: <statistics.Page />, handle: statistics },
  ...each('statistics/'),
]

const shared: RouteObject[] = [
  { index: true, element: <statistics.Page />, handle: statistics },
  { path: 'live', element: <live.Page />, handle: live },
  ...each(''),
]

/** Every page of the dashboard, each loaded when it is first visited; what fails in a page leaves the shell standing. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: <Navigate to={paths.websites} replace /> },
      { path: 'connect', element: <connect.Page />, handle: connect },
      { path: 'share/:domain', element: <share.Page />, handle: share, children: shared },
      {
        element: <SignedIn />,
        children: [
          { path: 'account', element: <account.Page />, handle: account },
          { path: 'websites', element: <websites.Page />, handle: websites },
          { path: 'websites/:id', element: <WithWebsite />, children: website },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]

export function Pages() {
  return <Boundary>{useRoutes(routes)}</Boundary>
}

/** Has the page at a place loaded before it is drawn. */
export function preload({ location }: Arrival): void {
  for (const { route } of matchRoutes(routes, location) ?? []) route.handle?.preload()
}
