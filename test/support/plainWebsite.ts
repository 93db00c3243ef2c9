/** The settings that a website begins with, as the relational database has them. */
export const plainWebsite = {
  privacy: 0,
  email: 0,
  exclude_bots: 1,
  exclude_params: '',
  exclude_ips: '',
  favorite: 0,
} as const
