import type { Live } from '#contract/live.ts'
import type { StatisticName } from '#contract/statistic.ts'
import type { Reading } from '#service/Reading.ts'
import { sourceLabel } from '#service/storage/hits/sources/sources.ts'
import type { Picture, PictureRow } from './Picture.ts'

/** What of a picture is shown to whoever reads the website like this. `countryOf` names a country; undefined where the code means nothing. */
export function toldTo(
  { statistics, minimum }: Pick<Reading, 'statistics' | 'minimum'>,
  picture: Picture,
  countryOf: (code: string) => string | undefined,
): Live {
  const shown = (name: StatisticName, rows: readonly PictureRow[]) =>
    (statistics.has(name) ? rows : [])
      .filter(({ visitors }) => visitors >= minimum)
      .map(({ value, count }) => ({ value, count }))
  return {
    ...picture,
    pages: shown('page', picture.pages),
    countries: shown('country', picture.countries).map(labelled(countryOf)),
    referrers: shown('referrer', picture.referrers).map(labelled(sourceLabel)),
  }
}

type Shown = { value: string; count: number }

const labelled = (labelOf: (value: string) => string | undefined) => (row: Shown) => {
  const label = labelOf(row.value)
  return label === undefined ? row : { ...row, label }
}
