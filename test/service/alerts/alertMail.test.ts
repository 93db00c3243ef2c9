import { expect, test } from 'vitest'
import type { AlertCauses } from '#contract/alerts.ts'
import { languageCodes } from '#contract/languages.ts'
import { alertMail } from '#service/alerts/alertMail.ts'
import ar from '#service/alerts/messages/ar.json' with { type: 'json' }
import de from '#service/alerts/messages/de.json' with { type: 'json' }
import en from '#service/alerts/messages/en.json' with { type: 'json' }
import es from '#service/alerts/messages/es.json' with { type: 'json' }
import fr from '#service/alerts/messages/fr.json' with { type: 'json' }
import ja from '#service/alerts/messages/ja.json' with { type: 'json' }
import ptBR from '#service/alerts/messages/pt-BR.json' with { type: 'json' }
import zhCN from '#service/alerts/messages/zh-CN.json' with { type: 'json' }
import type { AlertRow } from '#service/storage/sql/tables.ts'
import { website } from '#test/service/collect/website.ts'

const noCauses: AlertCauses = { referrer: null, page: null }

function write(fields: Partial<AlertRow>, { causes = noCauses, language = 'en', timezone = 'Europe/Berlin' } = {}) {
  const alert: AlertRow = {
    id: 1,
    website_id: 1,
    kind: 'above',
    since: '2026-11-20T14:00:00Z',
    until: '2026-11-20T15:00:00Z',
    visitors: 412,
    usual_from: 60,
    usual_to: 95,
    causes: JSON.stringify(causes),
    created_at: '2026-11-20T15:00:10Z',
    mail: 'waiting',
    webhook: 'off',
    webhook_attempts: 0,
    webhook_next_at: '2026-11-20T15:00:10Z',
    webhook_reason: null,
    webhook_status: null,
    ...fields,
  }
  return alertMail(alert, website({ timezone }), { language, baseUrl: 'https://stats.example' })
}

const firstLines = ({ text }: { text: string }) => text.replaceAll('\u202f', ' ').split('\n\n')[0]

test('a silence says since when, and what usually comes', () => {
  const silence = {
    kind: 'stopped',
    since: '2026-11-20T13:12:00Z',
    until: '2026-11-20T13:30:00Z',
    visitors: 0,
  } as const

  expect(firstLines(write(silence))).toBe(
    'No hits since 2:12 PM.\nIn that time there are usually 60 to 95 visitors.\nIs the website up, and is the script still on its pages?',
  )
})

test('the end of a silence that began on another day says the days', () => {
  const ended = { kind: 'resumed', since: '2026-11-19T22:10:00Z', usual_from: null, usual_to: null } as const

  expect(firstLines(write(ended))).toBe(
    'Hits arrive again. There were none between Nov 19, 11:10 PM and Nov 20, 4:00 PM.',
  )
})

test('an hour until midnight is of one day, to whose statistics the mail leads', () => {
  const { text } = write({ since: '2026-11-20T22:00:00Z', until: '2026-11-20T23:00:00Z' })

  expect(text.replaceAll('\u202f', ' ')).toContain('between 11:00 PM and 12:00 AM.')
  expect(text).toContain('https://stats.example/websites/1/statistics?from=2026-11-20&to=2026-11-20')
})

test('names that visitors made up are text, on their line, and no link', () => {
  const value = '/<img src=x onerror=alert(1)>\r\n\r\nYour key has ended: https://evil.example/\u202e'
  const mail = write({}, { causes: { ...noCauses, page: { value, visitors: 300, usual: 2 } } })

  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&#60;img src=x onerror=alert(1)&#62;')
  expect(`${mail.text}${mail.html}`).not.toContain('https://evil.example')
  expect(mail.text).not.toMatch(/^Your key/m)
  expect(mail.text).not.toContain('\u202e')
})

test('visitors who come from nowhere are told as such', () => {
  const { text } = write({}, { causes: { ...noCauses, referrer: { value: '', visitors: 300, usual: 2 } } })

  expect(text).toContain('Source: Direct or unknown (300 visitors, usually 2)')
})

test('a source goes by its name', () => {
  const { text } = write({}, { causes: { ...noCauses, referrer: { value: 'google.com', visitors: 300, usual: 2 } } })

  expect(text).toContain('Source: Google (300 visitors, usually 2)')
})

test('who wants a language that is not spoken gets English', () => {
  expect(write({}, { language: 'xx' }).subject).toBe('example.com: far more visitors than usual')
})

test.each(Object.entries({ ar, de, es, fr, ja, 'pt-BR': ptBR, 'zh-CN': zhCN }))(
  'everything is said in %s too, with the same values',
  (_language, messages) => {
    const values = (message: string) =>
      new Set([...message.matchAll(/\{(\w+)(?:, (?:number|plural)|\})/g)].map(([, name]) => name))

    expect(Object.keys(messages)).toEqual(Object.keys(en))
    expect(Object.values(messages).map(values)).toEqual(Object.values(en).map(values))
  },
)

test.each(languageCodes)('every kind is a mail in %s', (language) => {
  for (const kind of ['above', 'below', 'stopped', 'resumed', 'test'] as const) {
    const { subject, text, html } = write({ kind }, { language })

    expect(subject).toContain('example.com')
    expect(html).toContain(`lang="${language}"`)
    expect(text).toContain('https://stats.example/websites/1/settings')
    expect(text + subject).not.toMatch(/[{}]/)
  }
})
