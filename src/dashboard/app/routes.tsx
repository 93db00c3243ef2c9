import type { Area } from '#dashboard/language/areas.ts'
import { loadMessages } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { redirect, type RouteObject } from 'react-router'
import { ErrorPage } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Shell } from './Shell.tsx'
import { SignedIn } from './SignedIn.tsx'
import { WithWebsite } from './WithWebsite.tsx'

/** A page's code together with what is said on it. */
const page =
  <Module extends object>(area: Area, load: () => Promise<Module>, ...shared: Area[]) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), ...[area, ...shared].map(loadMessages)])
    return module
  }

const website: RouteObject[] = [
  { path: 'install', lazy: page('install', () => import('#dashboard/install/InstallPage.tsx'), 'embedding') },
  { path: 'settings', lazy: page('settings', () => import('#dashboard/settings/SettingsPage.tsx'), 'embedding') },
  { path: 'live', lazy: page('statistics', () => import('#dashboard/statistics/live/LivePage.tsx')) },
  { path: 'statistics', lazy: page('statistics', () => import('#dashboard/statistics/StatisticsPage.tsx')) },
  { path: 'statistics/:name', lazy: page('statistics', () => import('#dashboard/statistics/StatisticPage.tsx')) },
]

const pages: RouteObject[] = [
  { index: true, loader: () => redirect(paths.websites), element: null },
  { path: 'connect', lazy: page('connect', () => import('#dashboard/connect/ConnectPage.tsx')) },
  {
    Component: SignedIn,
    children: [
      { path: 'websites', lazy: page('websites', () => import('#dashboard/websites/WebsitesPage.tsx')) },
      { path: 'websites/:id', Component: WithWebsite, children: website },
    ],
  },
  { path: '*', Component: NotFoundPage },
]

/** Every page of the dashboard, each loaded when it is first visited; what fails in a page leaves the shell standing. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [{ ErrorBoundary: ErrorPage, hydrateFallbackElement: <Skeleton rows={6} />, children: pages }],
  },
]
