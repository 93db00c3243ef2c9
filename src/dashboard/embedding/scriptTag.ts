/** What a website's pages embed; `service` is where the script and the service are. */
export const scriptTag = (domain: string, service: string): string =>
  `<script defer data-domain="${domain}" src="${service}/script.js"></script>`
