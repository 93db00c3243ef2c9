import { isPage } from '#service/importing/formats/isPage.ts'
import { expect, test } from 'vitest'

test.each([
  '/',
  '/about/',
  '/articles/ssl-latency.html',
  '/index.php?page=7',
  '/releases/v1.2',
  '/docs/node.js-guide',
  '/search?q=style.css',
  '/tags/feedback',
  '/team/j.doe',
])('%s is a page', (target) => {
  expect(isPage(target)).toBe(true)
})

test.each([
  '/style.css',
  '/style.css?v=3',
  '/logo.PNG',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/fonts/a.woff2',
  '/files/manual.pdf',
  '/files/program-1.2.tar.gz',
  '/feed',
  '/blog/feed/',
  '/?flav=rss20',
  '/?p=1&feed=atom',
  '/.well-known/security.txt',
  '/wp-json/wp/v2/posts',
  '/xmlrpc.php',
])('%s is no page', (target) => {
  expect(isPage(target)).toBe(false)
})
