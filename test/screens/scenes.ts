import type { Page } from 'playwright-core'

/** What comes instead of an answer: nothing for ever, a fault, or, after the page was seen once, that nobody is reached. */
type Answers = 'never' | 'failing' | 'away'

export type Scene = {
  /** The file's name begins with it. */
  name: string
  /** Website 1 is the simulated one, 2 has no hits, 3 a very long name. */
  path: string
  /** Whose websites are seen; nobody's leads to signing in. */
  as?: 'owner' | 'beginner' | 'nobody'
  /** What questions about statistics, or all of them, are answered. */
  answers?: { to: 'statistics' | 'everything'; by: Answers }
  /** What somebody does before the picture is taken. */
  act?: (page: Page) => Promise<void>
  /** Only what is in view, for what lies above the page. */
  inView?: boolean
}

const statistics = '/websites/1/statistics'
const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Every page in every state, and the mails; each is taken in both themes and both widths. */
export const scenes: readonly Scene[] = [
  { name: 'connect', path: '/connect', as: 'nobody' },
  { name: 'account', path: '/account' },
  { name: 'account-loading', path: '/account', answers: { to: 'everything', by: 'never' } },
  { name: 'account-failing', path: '/account', answers: { to: 'everything', by: 'failing' } },
  { name: 'websites', path: '/websites' },
  { name: 'websites-none', path: '/websites', as: 'beginner' },
  { name: 'websites-not-found', path: '/websites?search=nothing-like-this' },
  { name: 'websites-loading', path: '/websites', answers: { to: 'everything', by: 'never' } },
  { name: 'websites-failing', path: '/websites', answers: { to: 'everything', by: 'failing' } },
  { name: 'websites-away', path: '/websites', answers: { to: 'everything', by: 'away' } },
  { name: 'install', path: '/websites/2/install' },
  { name: 'install-long', path: '/websites/3/install' },
  { name: 'settings', path: '/websites/1/settings' },
  { name: 'settings-loading', path: '/websites/1/settings', answers: { to: 'everything', by: 'never' } },
  { name: 'settings-failing', path: '/websites/1/settings', answers: { to: 'everything', by: 'failing' } },
  { name: 'statistics', path: statistics },
  { name: 'statistics-today', path: `${statistics}?range=today` },
  { name: 'statistics-12m', path: `${statistics}?range=12m` },
  { name: 'statistics-filtered', path: `${statistics}?filters=device:mobile` },
  { name: 'statistics-nobody-came', path: `${statistics}?from=2015-03-01&to=2015-03-20` },
  { name: 'statistics-no-hits', path: '/websites/2/statistics' },
  { name: 'statistics-loading', path: statistics, answers: { to: 'statistics', by: 'never' } },
  { name: 'statistics-failing', path: statistics, answers: { to: 'statistics', by: 'failing' } },
  { name: 'statistics-away', path: statistics, answers: { to: 'everything', by: 'away' } },
  { name: 'live', path: '/websites/1/live' },
  { name: 'statistic-page', path: `${statistics}/page` },
  { name: 'statistic-country', path: `${statistics}/country?range=12m` },
  { name: 'statistic-visitors', path: `${statistics}/visitors?range=90d` },
  { name: 'statistic-loading', path: `${statistics}/page`, answers: { to: 'statistics', by: 'never' } },
  { name: 'statistic-failing', path: `${statistics}/page`, answers: { to: 'statistics', by: 'failing' } },
  { name: 'share', path: '/share/simulated.example', as: 'nobody' },
  { name: 'share-embedded', path: '/share/simulated.example?embed=1', as: 'nobody' },
  { name: 'share-private', path: '/share/nowhere.example', as: 'nobody' },
  { name: 'palette', path: statistics, act: press('Control+k'), inView: true },
  { name: 'keys', path: statistics, act: press('?'), inView: true },
  { name: 'report-weekly', path: '/api/v1/reports/preview?kind=weekly' },
  { name: 'report-monthly', path: '/api/v1/reports/preview?kind=monthly' },
  { name: 'not-found', path: '/nowhere' },
]
