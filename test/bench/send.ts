import autocannon from 'autocannon'

const seconds = 8

/** As they come: some pages, some of them from elsewhere or with a campaign. */
const events = Array.from({ length: 200 }, (_, number) => ({
  n: 'pageview',
  u: `https://bench.example/page-${number}${number % 5 === 0 ? '?utm_campaign=x' : ''}`,
  d: 'bench.example',
  r: number % 2 === 0 ? `https://site-${number % 30}.example/` : null,
  s: '1920x1080',
  l: 'de-DE',
  w: false,
  a: { t: 0 },
}))

const headers = {
  'content-type': 'text/plain',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'de-DE,de;q=0.9',
}

/**
 * Sends hits over 512 connections: how many a second were answered, and the longest that one waited, in milliseconds. Of each
 * connection the first does not count: until it has opened them all the sender reads no answer, which takes it seconds.
 */
export async function send(url: string): Promise<{ perSecond: number; longest: number }> {
  let longest = 0
  const result = await autocannon({
    url: `${url}/api/event`,
    connections: 512,
    duration: seconds,
    // On a busy machine a slow answer is a figure, and no failure.
    timeout: 60,
    setupClient(client) {
      let isFirst = true
      client.on('response', (_status, _bytes, waited) => {
        if (!isFirst) longest = Math.max(longest, waited)
        isFirst = false
      })
    },
    requests: events.map((event) => ({ method: 'POST', headers, body: JSON.stringify(event) })),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return { perSecond: result['2xx'] / result.duration, longest }
}
