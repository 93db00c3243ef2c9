import type { Clock } from '#service/clock.ts'
import type { Hits } from '#service/storage/hits/openHits.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { Broadcast, type Follower, type Pace } from './Broadcast.ts'
import { readLive } from './readLive.ts'

export type Broadcasts = {
  /** Resolves when the follower was told what goes on; it is told again after each change until it leaves. */
  follow(website: WebsiteRow, follower: Follower): Promise<void>
  leave(websiteId: number, follower: Follower): void
  /** A hit of the website was stored. */
  onStored(websiteId: number): void
  /** Lets all followers go, those who come later too. */
  close(): void
}

type Parts = {
  hits: Pick<Hits, 'read'>
  clock: Clock
  /** Told of what fails beside the requests. */
  onError: (error: unknown) => void
  pace?: Pace
}

/** What goes on at each website, for whoever follows it. */
export function openBroadcasts({ hits, clock, onError, pace = { pause: 1000, every: 60_000 } }: Parts): Broadcasts {
  /** One stays after its last follower has left, so that coming and going makes it no faster. */
  const broadcasts = new Map<number, Broadcast>()
  let closed = false

  function broadcastOf(website: WebsiteRow): Broadcast {
    const known = broadcasts.get(website.id)
    if (known) return known
    const broadcast = new Broadcast({ draw: () => readLive(hits, website, clock()), clock, pace, onError })
    broadcasts.set(website.id, broadcast)
    return broadcast
  }

  return {
    async follow(website, follower) {
      if (closed) return follower.end()
      await broadcastOf(website).join(follower)
    },
    leave: (websiteId, follower) => broadcasts.get(websiteId)?.leave(follower),
    onStored: (websiteId) => broadcasts.get(websiteId)?.change(),
    close() {
      closed = true
      for (const broadcast of broadcasts.values()) broadcast.end()
    },
  }
}
