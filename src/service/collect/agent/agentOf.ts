import type { Event } from '#contract/event.ts'
import type { Agent } from '#service/storage/hits/Agent.ts'
import { byHints } from './byHints.ts'
import { byScript } from './byScript.ts'
import type { Hints } from './Hints.ts'
import { readAgent } from './readAgent.ts'

type Said = { userAgent: string; hints?: Hints; event: Pick<Event, 'a' | 'w'> }

/** What a visit says of its browser and device: the user agent, what came with the request, and the script, who knows best. */
export function agentOf({ userAgent, hints, event }: Said, resolution: string): Agent {
  const agent = readAgent(userAgent)
  return byScript(hints ? byHints(agent, hints) : agent, event, resolution)
}
