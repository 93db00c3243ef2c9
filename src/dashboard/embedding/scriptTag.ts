import { attributesOf, type Switch } from './switches.ts'

/** What a website's pages embed; `service` is where the script and the service are. */
export const scriptTag = (domain: string, service: string, switches: readonly Switch[] = []): string =>
  `<script defer data-domain="${domain}"${attributesOf(switches)
    .map((name) => ` ${name}`)
    .join('')} src="${service}/script.js"></script>`
