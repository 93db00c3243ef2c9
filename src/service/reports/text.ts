import { columns } from './columns.ts'
import type { Content } from './Content.ts'
import type { Amount, Row } from './Figures.ts'
import { headline } from './headline.ts'
import { rowName } from './rowName.ts'
import { countsOf, listNames, type Section } from './Section.ts'
import { between, causeSentence, peakSentence, visitorsSentence } from './sentences.ts'
import { silentDomains } from './silentDomains.ts'

/** The report for who reads mail as text: numbers first, so that they stand below each other whatever the names are. */
export function text(content: Content, sections: readonly Section[]): string {
  const { words, links, period, websites, listed, silent } = content
  const { say } = words
  const several = websites.length > 1
  const [first] = websites
  const named = listed.slice(0, mostNamed)
  const page = first && !several ? links.install(first) : links.websites
  return [
    `${say('kind', { kind: period.kind })} · ${words.days(period)}`,
    ...(several
      ? [headline(content), columns(named.map(({ website, visitors }) => line(visitors, website.domain)))]
      : []),
    ...(several && listed.length > named.length ? [say('websites.more', { count: listed.length - named.length })] : []),
    ...(silent.length > 0 ? [silentDomains(content), `${say('silent.help')}\n${page}`] : []),
    ...sections.map(sectionOf),
    say('foot.counting'),
    say('foot.why', { count: websites.length, domain: first ? words.name(first.domain) : '' }),
    `${say('foot.settings')}\n${first && !several ? links.settings(first) : links.websites}`,
    `${say('foot.unsubscribe')}\n${content.unsubscribe}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

  function sectionOf(section: Section): string {
    const { website, visitors, pageviews, events, days, cause, changed } = section
    const sentences = [
      visitorsSentence(words, visitors, period),
      causeSentence(words, cause),
      peakSentence(words, days),
    ]
    const figures = [
      line(visitors, say('figure.visitors'), words.change(visitors)),
      line(pageviews, say('figure.pageviews'), words.change(pageviews)),
      ...(events.now + events.before > 0 ? [line(events, say('figure.events'), words.change(events))] : []),
    ]
    return [
      `${website.domain}\n${'='.repeat(website.domain.length)}`,
      unlinked(sentences.filter(Boolean).join(between(words))),
      columns(figures),
      ...(period.kind === 'weekly'
        ? [`${say('chart.title')}\n${columns(days.map(({ day, now }) => [words.count(now), words.weekday(day)]))}`]
        : []),
      ...(changed.length > 0 ? [titled(say('changed.title'), changed, true)] : []),
      ...listNames(section).map((name) =>
        titled(`${say(`list.${name}`)} · ${say(countsOf[name])}`, section.top[name], false),
      ),
      `${say('action.open')}\n${links.statistics(website)}`,
    ].join('\n\n')
  }

  function titled(title: string, rows: readonly Row[], withReason: boolean): string {
    const lines = rows.map((row) => {
      const name = unlinked(words.name(rowName(say, row)))
      return line(row, withReason && row.name !== 'event' ? `${name} (${say(`reason.${row.name}`)})` : name)
    })
    return `${title}\n${columns(lines)}`
  }

  function line(amount: Amount, name: string, change = words.difference(amount)): string[] {
    return [words.count(amount.now), amount.now === amount.before ? '' : change, name]
  }
}

const mostNamed = 50

/** What visitors wrote as an address is no link in a mail. */
const unlinked = (said: string) => said.replaceAll('://', ': //')
