import { choice, type Choice, type Weighted } from './choice.ts'

/** The website of a program for notes that does not exist. */
const main = '/ /pricing /features /docs /blog /download /about /changelog /contact /signup /help /docs/getting-started'

const guides =
  'install write-a-note search tags links tables tasks images sync share export import shortcuts themes templates backup offline mobile web-clipper api webhooks encryption teams permissions calendar reminders version-history markdown handwriting publish'

const posts =
  'why-plain-text-lasts how-search-became-ten-times-faster a-year-of-offline-first notes-for-a-thesis the-case-for-fewer-folders what-we-learned-from-1000-bug-reports sync-without-a-server keyboard-first meeting-notes-that-help tags-or-folders a-calmer-inbox version-2 version-3 writing-every-day how-we-test opening-the-file-format the-smallest-useful-note reading-lists accessibility-from-the-start moving-from-paper'

const answers =
  'reset-password change-plan cancel invoices slow-sync missing-note conflict-copies printing fonts dark-mode import-failed export-pdf two-devices storage-limit delete-account dates languages right-to-left proxies large-files'

const under = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`)

/** The n-th page is read 1/n as often as the first: few pages have most of the readers, many have some. */
const longTail = (paths: readonly string[], weight: number): Weighted<string> =>
  paths.map((path, index) => [path, weight / (index + 1)])

const entrances = longTail(main.split(' '), 30)
const documentation = longTail(under('/docs', guides), 8)
const articles = longTail(under('/blog', posts), 10)
const help = longTail(under('/help', answers), 4)

export type PageGroup = 'home' | 'answers' | 'articles' | 'any'

/** What is read by those who know the name, who look for an answer, to whom somebody showed an article, and by all. */
export const pages: Record<PageGroup, Choice<string>> = {
  home: choice(entrances),
  answers: choice([...documentation, ...help, ...articles]),
  articles: choice(articles),
  any: choice([...entrances, ...documentation, ...articles, ...help]),
}
