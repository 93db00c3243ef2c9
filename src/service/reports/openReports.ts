import type { Language } from '#contract/languages.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { arrange } from './arrange.ts'
import { chart } from './chart.ts'
import type { Content } from './Content.ts'
import { drawPng } from './drawPng.ts'
import { explain } from './explain.ts'
import { sum, type Traffic } from './Figures.ts'
import { subject } from './headline.ts'
import { page } from './html/page.ts'
import { linksOf } from './links.ts'
import type { Period } from './Period.ts'
import { pictureName } from './pictureName.ts'
import { readDetails } from './readDetails.ts'
import { readTraffic } from './readTraffic.ts'
import type { Report } from './Report.ts'
import type { Section } from './Section.ts'
import type { Statistics } from './Statistics.ts'
import { text } from './text.ts'
import { type Words, wordsOf } from './Words.ts'

export type Reports = ReturnType<typeof openReports>

type Request = {
  language: Language
  /** What the report is about; one at least. */
  websites: readonly WebsiteRow[]
  period: Period
  /** Where somebody gets who wants no more of it. */
  unsubscribe: string
}

/** What weekly and monthly mails say. */
export function openReports({ statistics, baseUrl }: { statistics: Statistics; baseUrl: string }) {
  async function look(traffic: Traffic, period: Period, words: Words): Promise<Section> {
    const { top, changed } = await readDetails(statistics, traffic.website, period, words.language)
    return { ...traffic, top, ...explain(traffic, changed) }
  }

  return {
    /** One mail for all the websites, whose days are those of their own time zones. Counts what is to be counted when it is called. */
    async render({ language, websites, period, unsubscribe }: Request): Promise<Report> {
      const words = wordsOf(language)
      const all = await readTraffic(statistics, websites, period)
      const { close, listed, silent } = arrange(all)
      const looked: Section[] = []
      for (const traffic of close) looked.push(await look(traffic, period, words))
      const content: Content = {
        words,
        links: linksOf(baseUrl, period),
        period,
        websites,
        visitors: sum(all.map(({ visitors }) => visitors)),
        listed,
        silent: silent.map(({ website }) => website),
        sections: looked,
        unsubscribe,
      }
      const { markup, sections } = page(content)
      const pictures: Report['pictures'] = []
      for (const { website, days } of sections)
        pictures.push({ name: pictureName(website), png: await drawPng(chart(days)) })
      return { subject: subject(content), text: text(content, sections), html: markup, pictures }
    },
  }
}
