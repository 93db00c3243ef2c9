import { never, refused, renderDashboard, violations, type Wire } from '#test/dashboard/support.tsx'
import { type MailServer, openMailServer } from '#test/support/mailServer.ts'
import { startService, type TestService } from '#test/support/service.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let service: TestService

const region = () => screen.findByRole('region', { name: 'Reports' })
const ofReports = async () => within(await region())

async function open(wire?: Wire) {
  const page = await renderDashboard('/websites/1/settings', { service, wire })
  await region()
  return page
}

describe('with a mail server', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await openMailServer()
    service = await startService({ environment: { SMTP_URL: server.url } })
    await service.addWebsite('example.com', { timezone: 'UTC' })
  })
  afterEach(async () => {
    await service.stop()
    await server.close()
  })

  test('says where and when reports go, and shows how they look', async () => {
    const { container } = await open()
    const reports = await ofReports()

    expect(await reports.findByText(/on Mondays and on the first of the month/)).toHaveTextContent('owner@localhost')
    expect(reports.getByText('None was sent yet.')).toBeInTheDocument()
    const week = reports.getByRole('link', { name: 'See last week’s' })
    expect(week).toHaveAttribute('target', '_blank')
    const { status, text } = await service.request('GET', week.getAttribute('href') ?? '', { key: null })
    expect(status).toBe(200)
    expect(text).toContain('example.com')
    expect(await violations(container)).toEqual([])
  })

  test('sends one now, and says what became of it', async () => {
    server.refuse({ at: 'recipient', code: 451, words: '4.7.1 Come again' })
    const { user, container } = await open()
    const reports = await ofReports()
    await user.click(await reports.findByRole('button', { name: 'Send one now' }))

    expect(await screen.findByText('A report is on its way to owner@localhost.')).toBeInTheDocument()
    const row = await reports.findByRole('listitem')
    expect(row).toHaveTextContent(/^example\.com.*WaitingSent by hand/)
    await service.outbox.tick()
    const asked = /^The mail server asked to come again later\. Next try: .*\.$/
    expect(await reports.findByText(asked, {}, { timeout: 5000 })).toBeInTheDocument()
    expect(row).toHaveTextContent(/It said: 451 4\.7\.1 Come again$/)
    expect(await violations(container)).toEqual([])
  })

  test('says why a mail was not sent', async () => {
    server.refuse({ at: 'recipient', code: 550, words: '5.1.1 No such mailbox' })
    await service.request('POST', '/api/v1/reports/send', { form: { kind: 'weekly' } })
    await service.outbox.tick()
    await open()

    const row = await (await ofReports()).findByRole('listitem')
    expect(row).toHaveTextContent(/Not sent.*The mail server refused it\.\s+It said: 550 5\.1\.1 No such mailbox/)
    expect(row).not.toHaveTextContent('Next try')
  })

  test('says that too many were asked for', async () => {
    for (let count = 0; count < 3; count += 1)
      await service.request('POST', '/api/v1/reports/send', { form: { kind: 'weekly' } })
    const { user } = await open()
    const reports = await ofReports()
    await user.click(await reports.findByRole('button', { name: 'Send one now' }))

    expect(await reports.findByRole('alert')).toHaveTextContent('The service asks to wait a moment.')
  })

  test('the language of mails is chosen apart from the form', async () => {
    const { user, requests } = await open()
    const reports = await ofReports()
    await user.selectOptions(await reports.findByLabelText('Language of the mails'), '日本語')

    expect(await screen.findByText('Language of the mails: 日本語.')).toBeInTheDocument()
    expect(reports.getByLabelText('Language of the mails')).toHaveValue('ja')
    expect(requests).toContain('PUT /reports language=ja')
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  test('a language that is refused is the former one', async () => {
    const { user } = await open((url, answer, { method }) =>
      method === 'PUT' ? refused(500, 'Something went wrong on our side.') : answer(),
    )
    const reports = await ofReports()
    await user.selectOptions(await reports.findByLabelText('Language of the mails'), '日本語')

    expect(await reports.findByText(/Nothing that was saved is lost/)).toBeInTheDocument()
    expect(reports.getByLabelText('Language of the mails')).toHaveValue('en')
  })

  test('the language is that of whoever looks first, and whoever switches reports on stays with it', async () => {
    const { user } = await open((_, answer, init) => {
      Object.assign(init.headers ?? {}, { 'Accept-Language': 'de' })
      return answer()
    })
    const reports = await ofReports()
    expect(await reports.findByLabelText('Language of the mails')).toHaveValue('de')
    await user.click(screen.getByLabelText('Send me reports by e-mail'))
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(async () => expect((await service.request('GET', '/api/v1/reports')).body.data.language).toBe('de'))
    expect(reports.getByLabelText('Language of the mails')).toHaveValue('de')
  })
})

describe('without a mail server', () => {
  beforeAll(async () => {
    service = await startService()
    await service.addWebsite('example.com')
  })
  afterAll(() => service.stop())

  test('says so, and how to set one', async () => {
    const { container } = await open()
    const reports = await ofReports()

    expect(await reports.findByText('This service has no mail server yet, so nothing is sent.')).toBeInTheDocument()
    expect(reports.getByText(/SMTP_URL=smtps:/)).toBeInTheDocument()
    expect(reports.getByRole('link', { name: 'See last month’s' })).toBeInTheDocument()
    expect(reports.queryByRole('button', { name: 'Send one now' })).not.toBeInTheDocument()
    expect(await violations(container)).toEqual([])
  })

  test('while it is read the form is there already', async () => {
    await open((url, answer) => (url.endsWith('/reports') ? never() : answer()))

    expect(screen.getByLabelText('Send me reports by e-mail')).toBeInTheDocument()
  })

  test('what could not be read can be read again', async () => {
    let failing = true
    const { user } = await open((url, answer) =>
      url.endsWith('/reports') && failing ? refused(500, 'Something went wrong on our side.') : answer(),
    )
    const reports = await ofReports()
    const again = await reports.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    failing = false
    await user.click(again)

    expect(await reports.findByText(/no mail server yet/)).toBeInTheDocument()
  })

  test('a service that speaks the reference alone is asked for nothing', async () => {
    const { requests } = await open((url, answer) =>
      url.endsWith('/openapi.json') ? refused(404, 'There is no such page.') : answer(),
    )

    expect(await (await ofReports()).findByText(/if the service has been given a mail server/)).toBeInTheDocument()
    expect(requests.some((request) => request.includes('/reports'))).toBe(false)
  })
})
