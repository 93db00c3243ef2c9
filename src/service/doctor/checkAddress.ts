import type { Settings } from '#service/settings.ts'
import { type Finding, look, ok, wordsOf, wrong } from './Finding.ts'

type Address = Pick<Settings, 'baseUrl' | 'host' | 'port' | 'trustProxy'>

const isHere = (host: string) => /^(localhost|127\..+|\[?::1\]?)$/.test(host)

/** Whether the outside can reach the service where it says it is; asked only of a service that runs. */
export async function checkAddress(
  { baseUrl, host, port, trustProxy }: Address,
  isRunning: boolean,
): Promise<Finding[]> {
  const { protocol, hostname, port: named } = new URL(baseUrl)
  const isDirect = protocol === 'http:' && Number(named || 80) === port
  return [
    !isHere(hostname) && protocol === 'http:'
      ? look(
          'address',
          `${baseUrl} is not encrypted: keys and statistics can be read on the way. Put a proxy with TLS before it.`,
        )
      : isHere(hostname) && !isHere(host)
        ? look(
            'address',
            `It listens for others, and BASE_URL says ${baseUrl}: links in mails lead nowhere for them. Set BASE_URL.`,
          )
        : ok('address', baseUrl),
    ...(isDirect || trustProxy !== false
      ? []
      : [
          look(
            'proxy',
            'BASE_URL seems to be that of a reverse proxy, and TRUST_PROXY is not set: all visitors come from its address then.',
          ),
        ]),
    ...(isRunning ? [await answer(baseUrl)] : []),
  ]
}

async function answer(baseUrl: string): Promise<Finding> {
  try {
    const { status } = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(8000), redirect: 'manual' })
    return status === 200
      ? ok('address', 'it answers from here')
      : look(
          'address',
          `${baseUrl}/healthz answers ${status}: something else is there, or the proxy does not pass it on.`,
        )
  } catch (error) {
    const why = error instanceof Error && error.cause ? wordsOf(error.cause) : wordsOf(error)
    return wrong(
      'address',
      `${baseUrl} cannot be reached from here: ${why}. Is BASE_URL right? (Some networks do not let a machine reach itself by its outer name.)`,
    )
  }
}
