import { auditDays } from '#contract/audit.ts'

/** What is in the archive, for whoever opens it. */
export const readme = (email: string, at: string) => `Porchlight: all data of ${email}
As of ${at}. Text is UTF-8, times are UTC.

account.json      the account
keys.json         its keys, without the keys themselves: nobody has those but you
websites.json     its websites with all settings, without passwords
audit.ndjson      what was done in the account in the last ${auditDays} days, newest first; one JSON object a line
alerts.json       which alerts its websites have, and the last ten of each
frozen.ndjson     the links to frozen numbers that are open now, without what opens them; one JSON object a line
devices.ndjson    the browsers of your own that your websites do not count; one JSON object a line
mails.json        the mails that were last sent to you, and what became of them
hits/DOMAIN.ndjson  every stored hit of a website in the order of time; one JSON object a line:

  time        when it came
  visitor     who it was: a number that is the same for all hits of one browser on one website on one day, and says nothing else
  name        "pageview", or the name of a custom event
  page        path and query of the page, without excluded parameters
  referrer    host of the website that led there, the website's own domain inside it, "" where unknown
  campaign    utm_campaign
  utm_source, utm_medium, utm_term, utm_content   what the page's address said
  continent, country, region, city   "EU", "DE", "DE:Bavaria", "DE:Munich"
  language, browser, os, device, resolution   "de", "Firefox", "Windows", "desktop", "1920x1080"
  browser_version, os_version, model   "143", "11", "SM-S928B"
  properties  what was sent with a custom event, or null
  bot         name of the bot that it was, "" for people
  import_id   the number of the import that it came with, 0 for what was collected

received/DOMAIN.ndjson  what became of the hits that a website was sent, hour by hour; one JSON object a line:

  time        when the hour began
  reason      "stored", or why hits were left out: "bot", "ip"
  count       how many

Whatever is unknown is "". NDJSON is read line by line: by jq, by DuckDB (read_json), by pandas (read_json(lines=True)).
`
