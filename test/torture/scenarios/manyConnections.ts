import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { onScene, type Scenario } from '#test/torture/Scenario.ts'

const agentName = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Connections that are all open at once, and each is used twice. */
export const manyConnections: Scenario = {
  name: '5,000 open connections',
  run: ({ rounds }) =>
    onScene(async ({ ledger, start, outcome }) => {
      const service = await start()
      const connections = Math.min(5000, rounds * 50)
      const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
      const post = (agent: Agent) =>
        ledger.sendWith(async (body) => {
          const asking = request(`${service.url}/api/event`, {
            method: 'POST',
            agent,
            headers: { 'User-Agent': agentName, 'Content-Type': 'text/plain' },
          }).end(body)
          const [answer] = await once(asking, 'response')
          answer.resume()
          await once(answer, 'end')
          return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] ?? null }
        })
      // Opened a few at a time, as a machine lets no more wait to be accepted; none is closed before the last has sent.
      for (let from = 0; from < agents.length; from += 250) await Promise.all(agents.slice(from, from + 250).map(post))
      await Promise.all(agents.map(post))
      for (const agent of agents) agent.destroy()
      return outcome()
    }),
}
