import type { Service } from '#service/openService.ts'
import type { Settings } from '#service/settings.ts'

type Address = Pick<Settings, 'host' | 'port'>

/** Why an address cannot be listened at, and what to do. */
const reasons: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ host, port }) => `Something else listens on ${host}:${port}. Stop it, or set PORT to another port.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Set HOST to one that it has, or to 0.0.0.0 for all.`,
}

/** Takes requests from now on; throws a sentence when it cannot. */
export async function listen({ app }: Service, { host, port }: Address): Promise<void> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? '']
    throw reason ? new Error(reason({ host, port }), { cause: error }) : error
  })
}
