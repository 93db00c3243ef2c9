export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A line of a log in combined format; what is not named is an ordinary pageview. */
export const line = ({
  address = '192.0.2.7',
  time = '19/Nov/2026:10:00:00 +0000',
  request = 'GET / HTTP/1.1',
  status = 200,
  referrer = '-',
  agent = firefox,
} = {}) => `${address} - - [${time}] "${request}" ${status} 512 "${referrer}" "${agent}"\n`
