import type { Language } from '#contract/languages.ts'

/** What a mail with a link to sign in says. */
type SignInWords = {
  subject: string
  /** Before the link. */
  open: string
  action: string
  /** After it: how long it is good for, and what to do when nobody asked. */
  note: (minutes: number) => string
  ignore: string
}

export const signInWords: Record<Language, SignInWords> = {
  en: {
    subject: 'Your link to sign in to Porchlight',
    open: 'This link signs you in:',
    action: 'Sign in',
    note: (minutes) => `It works once, within ${minutes} minutes.`,
    ignore: 'If you did not ask for it, nothing needs to be done: nobody gets in without this mail.',
  },
  de: {
    subject: 'Link zum Anmelden bei Porchlight',
    open: 'Dieser Link dient zum Anmelden:',
    action: 'Anmelden',
    note: (minutes) => `Er gilt einmal und ${minutes} Minuten lang.`,
    ignore: 'Wer ihn nicht angefordert hat, muss nichts tun: Ohne diese Mail kommt niemand hinein.',
  },
  fr: {
    subject: 'Votre lien de connexion à Porchlight',
    open: 'Ce lien vous connecte :',
    action: 'Se connecter',
    note: (minutes) => `Il fonctionne une seule fois, pendant ${minutes} minutes.`,
    ignore: 'Si vous ne l’avez pas demandé, il n’y a rien à faire : personne n’entre sans cet e-mail.',
  },
  es: {
    subject: 'Tu enlace para iniciar sesión en Porchlight',
    open: 'Este enlace inicia tu sesión:',
    action: 'Iniciar sesión',
    note: (minutes) => `Funciona una sola vez, durante ${minutes} minutos.`,
    ignore: 'Si no lo has pedido, no tienes que hacer nada: nadie entra sin este correo.',
  },
  'pt-BR': {
    subject: 'Seu link para entrar no Porchlight',
    open: 'Este link faz o seu login:',
    action: 'Entrar',
    note: (minutes) => `Ele funciona uma única vez, durante ${minutes} minutos.`,
    ignore: 'Se você não o pediu, não precisa fazer nada: ninguém entra sem este e-mail.',
  },
  ja: {
    subject: 'Porchlightのログインリンク',
    open: '次のリンクからログインできます。',
    action: 'ログイン',
    note: (minutes) => `リンクは1回だけ、${minutes}分間有効です。`,
    ignore: 'お心当たりがない場合は何もする必要はありません。このメールなしでは誰もログインできません。',
  },
  'zh-CN': {
    subject: 'Porchlight 登录链接',
    open: '点击此链接即可登录：',
    action: '登录',
    note: (minutes) => `链接只能使用一次，${minutes} 分钟内有效。`,
    ignore: '如果没有请求过此链接，则无需任何操作：没有这封邮件，任何人都无法登录。',
  },
  ar: {
    subject: 'رابط تسجيل الدخول إلى Porchlight',
    open: 'يسجّل هذا الرابط دخولك:',
    action: 'تسجيل الدخول',
    note: (minutes) => `يعمل مرة واحدة فقط، خلال ${minutes} دقيقة.`,
    ignore: 'إذا لم تطلبه فلا حاجة إلى فعل شيء: لا يستطيع أحد الدخول من دون هذه الرسالة.',
  },
}
