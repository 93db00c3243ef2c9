import { assistants } from './assistants.ts'
import { mailServices } from './mailServices.ts'
import { searchEngines } from './searchEngines.ts'
import { socialNetworks } from './socialNetworks.ts'

type Known = {
  /** What is stored of it: its hosts, packages and words. */
  host: string
  /** The host that stands for all of them. */
  value: string
  /** `Google` */
  label: string
}

/** Everything that is known of where visitors come from. */
export const sources: readonly Known[] = [...searchEngines, ...socialNetworks, ...mailServices, ...assistants].flatMap(
  ([label, text]) => {
    const hosts = text.split(' ')
    const [value = ''] = hosts
    return hosts.map((host) => ({ host, value, label }))
  },
)

const labels = new Map(sources.map(({ value, label }) => [value, label]))

/** What people call a source by the host that stands for it; undefined for a website of its own. */
export const sourceLabel = (value: string): string | undefined => labels.get(value)

/** All of them, to search in. */
export const sourceLabels = { codes: [...labels.keys()], labels: [...labels.values()] }
