import type { Signer } from '#service/reports/signer.ts'

export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>

/** The address at which an account's reports end. It never expires: whoever finds an old mail may have enough, too. */
export function unsubscribeLinks(tokens: Signer, baseUrl: string) {
  const linkTo = (accountId: number) => `${baseUrl}/unsubscribe/${tokens.sign(String(accountId))}`
  return {
    linkTo,

    /** RFC 8058: the mail client's own button ends them. */
    headers: (accountId: number) => ({
      'List-Unsubscribe': `<${linkTo(accountId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),

    /** Whose reports a link ends; undefined when nobody gave it out. */
    accountOf(token: string): number | undefined {
      const text = tokens.read(token)
      return text === undefined ? undefined : Number(text)
    },
  }
}
