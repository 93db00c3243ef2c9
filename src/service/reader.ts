import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import { Answers, type Way } from './asking/Answers.ts'
import { askerOf } from './asking/askerOf.ts'
import type { Turns } from './asking/Turns.ts'
import type { Clock } from './clock.ts'
import { languageOf } from './http/language.ts'
import type { Reading } from './Reading.ts'
import type { Settings } from './settings.ts'
import { frozenPage } from './sharing/frozenPage.ts'
import type { FrozenLinks } from './sharing/openFrozenLinks.ts'
import { isOver } from './statistics/isOver.ts'
import { labelsOf } from './statistics/labels.ts'
import type { Asked as StatisticAsked } from './statistics/openPages.ts'
import type { Statistics } from './statistics/openStatistics.ts'
import type { Changes } from './storage/openChanges.ts'
import type { StatisticPage } from './StatisticPage.ts'

type Parts = {
  statistics: Statistics
  turns: Turns
  frozenLinks: FrozenLinks
  changes: Pick<Changes, 'generation'>
  onAnswer?: (way: Way) => void
  clock: Clock
  settings: Pick<Settings, 'baseUrl'>
  version: string
  /** Names the engine that has the hits: what was restored into another has its generations once more. */
  identity: string
}

/** What is asked of a website's statistics. */
export type Asked = {
  /** Names the answer (RFC 9110, 8.8.3) where it stays as it is; undefined where it may change any moment. */
  tag: string | undefined
  read: () => Promise<StatisticPage>
}

/** How much of what stays as it is is kept, in characters. */
const keptSize = 32 * 1024 * 1024

/** Reads statistics where they are: in the hits, when it is the turn of whoever asks, or among what was frozen. */
export function readerOf({
  statistics,
  turns,
  frozenLinks,
  changes,
  onAnswer,
  clock,
  settings,
  version,
  identity,
}: Parts) {
  const answers = new Answers<StatisticAsked, StatisticPage>({
    turns,
    find: (all, signal) => statistics.readTogether(all, { signal }),
    size: keptSize,
    ...(onAnswer && { onAnswer }),
  })
  const tagOf = (...of: unknown[]) =>
    `"${createHash('sha256')
      .update(JSON.stringify([version, settings.baseUrl, identity, ...of]))
      .digest('base64url')}"`

  return async (request: FastifyRequest, reading: Reading, query: StatisticQuery): Promise<Asked> => {
    const language = languageOf(request.headers['accept-language'])
    const { website, minimum, frozen } = reading
    if (frozen) {
      const labels = labelsOf(query.name, language)
      return {
        tag: tagOf('frozen', frozen.id, frozen.created_at, query, language),
        read: async () =>
          frozenPage(frozen, await frozenLinks.answer(frozen.id, query.name), query, (value) => labels.of(value)),
      }
    }
    // Before anything is counted: what changes meanwhile has another name afterwards.
    const generation = await changes.generation(website.id)
    const key = JSON.stringify([website.id, website.domain, website.timezone, minimum, generation, query, language])
    const lasts = generation !== undefined && isOver(query, website.timezone, clock)
    return {
      tag: lasts ? tagOf(key) : undefined,
      async read() {
        const asked = { website, minimum, query, language }
        const together = await statistics.together(asked)
        return answers.to(askerOf(request, website.id), { key, lasts, asked, together })
      },
    }
  }
}
