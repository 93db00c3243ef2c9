import { choice } from './choice.ts'
import type { PageGroup } from './pages.ts'

/** What leads visitors to the website. */
export type Source = {
  /** Host; empty when they come by themselves. */
  referrer: string
  campaign: string
  /** Where their visits begin. */
  lands: PageGroup
}

const from = (referrer: string, lands: PageGroup, campaign = ''): Source => ({ referrer, lands, campaign })

export const source = choice<Source>([
  [from('', 'home'), 300],
  [from('', 'any'), 70],
  [from('google.com', 'answers'), 240],
  [from('google.com', 'home'), 60],
  [from('bing.com', 'answers'), 40],
  [from('duckduckgo.com', 'answers'), 36],
  [from('ecosia.org', 'answers'), 12],
  [from('search.brave.com', 'answers'), 8],
  [from('chatgpt.com', 'answers'), 22],
  [from('perplexity.ai', 'answers'), 8],
  [from('github.com', 'home'), 34],
  [from('reddit.com', 'articles'), 26],
  [from('news.ycombinator.com', 'articles'), 14],
  [from('mastodon.social', 'articles'), 10],
  [from('bsky.app', 'articles'), 9],
  [from('linkedin.com', 'articles'), 14],
  [from('youtube.com', 'home'), 16],
  [from('wikipedia.org', 'home'), 12],
  [from('stackoverflow.com', 'answers'), 14],
  [from('medium.com', 'articles'), 8],
  [from('heise.de', 'home'), 5],
  [from('theverge.com', 'home'), 4],
  [from('google.com', 'home', 'brand'), 26],
  [from('bing.com', 'home', 'brand'), 7],
  [from('facebook.com', 'home', 'students'), 16],
  [from('instagram.com', 'home', 'students'), 12],
  [from('linkedin.com', 'home', 'teams'), 11],
  [from('newsletter', 'articles', 'monthly-letter'), 34],
])

/** Days on which somebody spoke of the website: so many days ago, so many times as many visits, through that source. */
export const spikes: { daysAgo: number; times: number; source: Source }[] = [
  { daysAgo: 37, times: 3.1, source: from('news.ycombinator.com', 'articles') },
  { daysAgo: 96, times: 1.9, source: from('reddit.com', 'articles') },
  { daysAgo: 171, times: 2.6, source: from('producthunt.com', 'home', 'version-3') },
  { daysAgo: 268, times: 2.2, source: from('heise.de', 'home') },
]
