import type { AnyWebsite } from '#contract/website.ts'
import { firstWebsites, websitesQuery } from '#dashboard/http/websites.ts'
import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { carriedElsewhere } from '#dashboard/statistics/view/carried.ts'
import { useSettled } from '#dashboard/ui/useSettled.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { EntryGroup } from './entry.ts'
import { typingRest } from './typingRest.ts'
import type { Place } from './usePlace.ts'

/** All websites and their settings; where there are more than one answer holds, the service is asked for what is typed. */
export function useWebsiteEntries(place: Place, typed: string): EntryGroup[] {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const list = useQuery(websitesQuery(firstWebsites)).data?.data ?? []
  const search = useSettled(typed.trim(), typingRest)
  const found = useQuery({
    ...websitesQuery({ search, per_page: 10 }),
    enabled: search !== '' && list.length === firstWebsites.per_page,
  }).data?.data
  const websites = [...new Map([...list, ...(found ?? [])].map((website) => [website.id, website])).values()]

  const kept = place.onStatistics ? carriedElsewhere(query) : ''
  const others = websites.filter(({ id }) => id !== place.website?.id)
  const page = (name: string, title: string, to: string) => ({ id: name, title, run: () => void navigate(to) })
  const settings = ({ id, domain }: AnyWebsite) =>
    page(`settings-${id}`, text('palette.settingsOf', { domain }), paths.settings(id))
  return [
    {
      title: text('app.websites'),
      atFirst: 6,
      entries: [
        page('websites', text('palette.websites'), paths.websites),
        ...others.map(({ id, domain }) => page(`website-${id}`, domain, paths.statistics(id) + kept)),
      ],
    },
    { title: text('palette.settings'), atFirst: 0, entries: others.map(settings) },
  ]
}
