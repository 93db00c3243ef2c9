import { isLanguage, type Language, languages } from '#contract/languages.ts'
import { dayIn } from '#service/clock.ts'
import type { AlertRow, WebsiteRow } from '#service/storage/sql/tables.ts'
import { sourceLabel } from '#service/storage/hits/sources/sources.ts'
import { causesOf, usualOf } from './describeAlert.ts'
import { type Say, sayIn } from './say.ts'

/** What an alert says, in words of a language. */
export type AlertWords = {
  language: Language
  say: Say
  subject: string
  /** What happened, and what is usual. */
  sentences: string[]
  /** What accounts for it. */
  causes: { kind: string; name: string; counts: string }[]
  foot: string[]
}

export function alertWords(alert: AlertRow, { domain, timezone }: WebsiteRow, wanted: string | null): AlertWords {
  const language = isLanguage(wanted) ? wanted : 'en'
  const say = sayIn(language)
  const { kind, visitors } = alert
  const isOneDay = new Set([alert.since, alert.until].map((time) => dayIn(timezone, Date.parse(time) - 1))).size === 1
  const date = isOneDay ? {} : ({ day: 'numeric', month: 'short' } as const)
  const format = new Intl.DateTimeFormat(language, { timeZone: timezone, hour: 'numeric', minute: '2-digit', ...date })
  const from = format.format(Date.parse(alert.since))
  const to = format.format(Date.parse(alert.until))
  const weekday = new Intl.DateTimeFormat(language, { timeZone: timezone, weekday: 'long' }).format(
    Date.parse(alert.since),
  )
  const usual = usualOf(alert)
  const range = usual && { low: usual.from, high: usual.to }

  const sentences = {
    above: () => [
      say('said.hour', { visitors: visitors ?? 0, from, to }),
      range && say('said.usual', { weekday, ...range }),
    ],
    below: () => sentences.above(),
    stopped: () => [say('said.silence', { from }), range && say('said.usualSince', range), say('said.help')],
    resumed: () => [say('said.resumed', { from, to })],
    test: () => [say('said.test', { domain: named(domain) })],
  }

  const causes = Object.entries(causesOf(alert)).flatMap(([cause, found]) =>
    found
      ? [
          {
            kind: say(cause === 'page' ? 'cause.page' : 'cause.referrer'),
            name: found.value === '' ? say('value.direct') : named(plain(nameOf(cause, found.value))),
            counts: say('cause.counts', { visitors: found.visitors, usual: found.usual }),
          },
        ]
      : [],
  )

  return {
    language,
    say,
    subject: say(`subject.${kind}`, { domain: named(domain) }),
    sentences: sentences[kind]().filter((sentence) => sentence !== null),
    causes,
    foot: [
      say('foot.zone', { zone: named(timezone) }),
      ...(usual ? [say('foot.often')] : []),
      say('foot.why', { domain: named(domain) }),
    ],
  }

  /** A name's own direction stays its own. */
  function named(name: string): string {
    return languages[language].direction === 'rtl' ? `\u2068${name}\u2069` : name
  }
}

const nameOf = (cause: string, value: string) => (cause === 'referrer' && sourceLabel(value)) || value

/** Visitors choose these values: they stay on their line, and no mail client makes a link of them. */
const plain = (value: string) => value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('://', ': //')
