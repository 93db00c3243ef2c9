import type { FastifyRequest } from 'fastify'
import type { StatisticQuery } from '#contract/statisticQuery.ts'
import { languageOf } from './http/language.ts'
import type { Reading } from './Reading.ts'
import { frozenPage } from './sharing/frozenPage.ts'
import type { FrozenLinks } from './sharing/openFrozenLinks.ts'
import { labelsOf } from './statistics/labels.ts'
import type { Statistics } from './statistics/openStatistics.ts'
import type { Turns } from './statistics/Turns.ts'
import type { StatisticPage } from './StatisticPage.ts'

type Parts = { statistics: Statistics; turns: Turns; frozenLinks: FrozenLinks }

/** Reads statistics where they are: in the hits, when it is the turn of whoever asks, or among what was frozen. */
export const readerOf =
  ({ statistics, turns, frozenLinks }: Parts) =>
  async (request: FastifyRequest, reading: Reading, query: StatisticQuery): Promise<StatisticPage> => {
    const language = languageOf(request.headers['accept-language'])
    const { website, frozen } = reading
    if (frozen) {
      const labels = labelsOf(query.name, language)
      return frozenPage(frozen, await frozenLinks.answer(frozen.id, query.name), query, (value) => labels.of(value))
    }
    // All who read a website without a key have one turn among them, from however many addresses they come.
    const who = request.account ? `account ${request.account.id}` : `website ${website.id}`
    return turns.take(
      who,
      () => !request.socket.destroyed,
      () => statistics.read(website, query, language, reading),
    )
  }
