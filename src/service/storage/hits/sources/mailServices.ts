import type { Source } from './Source.ts'

/** Mail in a browser or an application, and those who send newsletters. */
export const mailServices: readonly Source[] = [
  ['Gmail', 'mail.google.com com.google.android.gm gmail'],
  [
    'Outlook',
    'outlook.com outlook.live.com outlook.office.com outlook.office365.com mail.live.com hotmail.com com.microsoft.office.outlook outlook',
  ],
  ['Yahoo Mail', 'mail.yahoo.com com.yahoo.mobile.client.android.mail'],
  ['AOL Mail', 'mail.aol.com'],
  ['iCloud Mail', 'icloud.com'],
  ['Proton Mail', 'proton.me mail.proton.me protonmail.com ch.protonmail.android'],
  ['Tuta', 'tuta.com tutanota.com mail.tutanota.com de.tutao.tutanota'],
  ['Fastmail', 'fastmail.com'],
  ['Zoho Mail', 'mail.zoho.com mail.zoho.eu'],
  ['Posteo', 'posteo.de'],
  ['mailbox.org', 'mailbox.org'],
  ['Yandex Mail', 'mail.yandex.ru mail.yandex.com ru.yandex.mail'],
  ['Naver Mail', 'mail.naver.com'],
  ['QQ Mail', 'mail.qq.com'],
  ['NetEase Mail', 'mail.163.com mail.126.com'],
  ['Samsung Email', 'com.samsung.android.email.provider'],
  ['Mailchimp', 'mailchimp.com campaign-archive.com list-manage.com mailchimp'],
  ['Buttondown', 'buttondown.com buttondown.email buttondown'],
  ['Beehiiv', 'beehiiv.com beehiiv'],
  ['Kit', 'kit.com convertkit.com convertkit'],
  ['Brevo', 'brevo.com sendinblue.com brevo sendinblue'],
  ['E-mail', 'email e-mail mail e_mail'],
  ['Newsletter', 'newsletter newsletters news-letter'],
]
