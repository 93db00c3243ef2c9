import { z } from 'zod'
import { type Clock, timestamp } from '#service/clock.ts'
import type { InTurn } from '#service/asking/InTurn.ts'
import type { App } from '#service/http/App.ts'
import { holder } from '#service/http/holder.ts'
import type { Note } from '#service/http/Note.ts'
import { Seats } from '#service/http/Seats.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import { archive } from '#service/archive.ts'
import { entries, type Holdings } from './entries.ts'

type Parts = {
  hits: Pick<Hits, 'read'>
  holdings: Holdings
  inTurn: InTurn
  note: Note
  clock: Clock
}

/** Untyped, because the answer is a stream. */
const response: unknown = {
  200: {
    description: 'A ZIP archive',
    content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
  },
}

/** Everything that an account holds, to take along. */
export function exportRoutes(app: App, { hits, holdings, inTurn, note, clock }: Parts): void {
  // One at a time for each account: all of its hits are read.
  const seats = new Seats(1)

  app.get(
    '/account/export',
    {
      // A HEAD would begin an archive that nobody reads.
      exposeHeadRoute: false,
      // Who may read statistics need not be able to carry everything away.
      config: { access: 'full' },
      schema: {
        tags: ['Account'],
        summary: 'Export account',
        description:
          'A ZIP archive of the account, its keys without what is secret, its websites, its audit log and all hits.',
        response,
      },
    },
    async (request, reply) => {
      const account = holder(request)
      const giveBack = seats.take(`account ${account.id}`)
      try {
        await note(request, 'exported')
        const at = timestamp(clock())
        const reading = { hits, inTurn: <T>(work: () => Promise<T>) => inTurn(request, work) }
        const zip = archive(await entries(account, at, holdings, reading), new Date(at))
        zip.once('close', giveBack)
        return await reply
          .type('application/zip')
          .header('Content-Disposition', `attachment; filename="porchlight-${at.slice(0, 10)}.zip"`)
          .send(zip)
      } catch (error) {
        giveBack()
        throw error
      }
    },
  )
}
