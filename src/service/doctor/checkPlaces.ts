import { placesKnown } from '#service/collect/places/openPlaces.ts'
import { type Finding, look, ok, wordsOf, wrong } from './Finding.ts'

const day = 86_400_000
/** Addresses change hands: after this many days places are wrong too often. */
const old = 400

/** Which data says where visitors are, and how old it is. */
export function checkPlaces(file: string | undefined): Finding {
  const about = 'places'
  try {
    const known = placesKnown(file)
    const [first] = known
    if (!first)
      return look(
        about,
        'There is no data on places: visitors are nowhere. Install the package with its optional parts, or set GEO_DATABASE.',
      )
    const built = new Date(Math.min(...known.map((one) => one.built.getTime())))
    const says = `${[...new Set(known.map(({ type }) => type))].join(', ')} of ${built.toISOString().slice(0, 10)}`
    return Date.now() - built.getTime() > old * day
      ? look(about, `${says}. Update ${file === undefined ? 'the package' : file}.`)
      : ok(about, says)
  } catch (error) {
    return wrong(about, `${file} cannot be used: ${wordsOf(error)} Set GEO_DATABASE to an MMDB file, or to nothing.`)
  }
}
