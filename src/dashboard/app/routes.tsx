import { paths } from '#dashboard/paths.ts'
import { Skeleton } from '#dashboard/ui/Skeleton.tsx'
import { redirect, type RouteObject } from 'react-router'
import { ErrorPage } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Shell } from './Shell.tsx'
import { SignedIn } from './SignedIn.tsx'
import { WithWebsite } from './WithWebsite.tsx'

const website: RouteObject[] = [
  { path: 'install', lazy: () => import('#dashboard/websites/InstallPage.tsx') },
  { path: 'settings', lazy: () => import('#dashboard/settings/SettingsPage.tsx') },
  { path: 'statistics', lazy: () => import('#dashboard/statistics/StatisticsPage.tsx') },
  { path: 'statistics/:name', lazy: () => import('#dashboard/statistics/StatisticPage.tsx') },
]

const pages: RouteObject[] = [
  { index: true, loader: () => redirect(paths.websites), element: null },
  { path: 'connect', lazy: () => import('#dashboard/connect/ConnectPage.tsx') },
  {
    Component: SignedIn,
    children: [
      { path: 'websites', lazy: () => import('#dashboard/websites/WebsitesPage.tsx') },
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
