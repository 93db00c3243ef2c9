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
const install = lazyPage(() => import('#dashboard/install/InstallPage.tsx'), 'install', 'embedding')
const settings = lazyPage(() => import('#dashboard/settings/SettingsPage.tsx'), 'settings', 'embedding', 'reports')
const live = lazyPage(() => import('#dashboard/statistics/live/LivePage.tsx'), 'statistics')
const statistics = lazyPage(() => import('#dashboard/statistics/StatisticsPage.tsx'), 'statistics')
const statistic = lazyPage(() => import('#dashboard/statistics/StatisticPage.tsx'), 'statistics')

const website: RouteObject[] = [
  { path: 'install', element: <install.Page />, handle: install },
  { path: 'settings', element: <settings.Page />, handle: settings },
  { path: 'live', element: <live.Page />, handle: live },
  { path: 'statistics', element: <statistics.Page />, handle: statistics },
  ...statisticNames.map((name) => ({
    path: `statistics/${name}`,
    element: <statistic.Page name={name} />,
    handle: statistic,
  })),
]

/** Every page of the dashboard, each loaded when it is first visited; what fails in a page leaves the shell standing. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: <Navigate to={paths.websites} replace /> },
      { path: 'connect', element: <connect.Page />, handle: connect },
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
