import type { Service } from '#service/openService.ts'

/** The websites, as commands change them: what they make and delete is in their holder's audit log too. */
export const notingWebsites = ({ websites, audit }: Pick<Service, 'websites' | 'audit'>): Service['websites'] => ({
  ...websites,
  async create(account, fields) {
    const website = await websites.create(account, fields)
    await audit.note(account.id, null, 'website_created', { website: website.domain })
    return website
  },
  async delete(website) {
    await websites.delete(website)
    await audit.note(website.account_id, null, 'website_deleted', { website: website.domain })
  },
})
