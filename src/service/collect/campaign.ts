import { plain } from './text.ts'

const longest = 255

const none = { campaign: '', utm_source: '', utm_medium: '', utm_term: '', utm_content: '' }

/** What a page's parameters say of the campaign that led to it. */
export function campaign({ search, searchParams }: URL): typeof none {
  if (search === '') return none
  const said = (name: string) => plain(searchParams.get(name) ?? '', longest)
  return {
    campaign: said('utm_campaign'),
    utm_source: said('utm_source'),
    utm_medium: said('utm_medium'),
    utm_term: said('utm_term'),
    utm_content: said('utm_content'),
  }
}
