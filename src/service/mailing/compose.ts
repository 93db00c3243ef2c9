import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mail } from './Mail.ts'

/**
 * A mail as it goes out (RFC 5322). Its date and `Message-ID` are made here, once: however often it is sent, it is the same
 * mail to whoever receives it.
 */
export async function compose(mail: Mail, { from, time }: { from: string; time: number }): Promise<string> {
  const { to, subject, text, html, pictures = [], headers } = mail
  const message = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: pictures.map(({ name, png }) => ({
      cid: name,
      filename: `${name}.png`,
      content: Buffer.from(png),
      contentType: 'image/png',
      contentDisposition: 'inline',
    })),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    date: new Date(time),
    messageId: `<${randomUUID()}@${hostOf(from)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const built = await message.compile().build()
  return built.toString()
}

const hostOf = (from: string) => from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')
