import { isIP, isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import type { Servers } from './storage/Servers.ts'

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback)

const list = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .default([])

/** `proxy-addr` has names for whole families of addresses. */
const isProxy = (name: string) =>
  /^(loopback|linklocal|uniquelocal)$/.test(name) || isIP(name) !== 0 || ipaddr.isValidCIDR(name)

/** What browsers may ask of everybody. */
const isWish = (name: string) => ['gpc', 'dnt', 'none'].includes(name)

/** One mailbox; header fields have no line breaks. */
const isSender = (text: string) => /^[^\s<>@]+@[^\s<>@]+$|^[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>$/.test(text)

/** The environment variables of `INTERFACE.md`, "Running it". An empty variable is one that is not set. */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().default('./data'),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OWNER_EMAIL: z.string().max(254).default('owner@localhost'),
  OWNER_API_KEY: z.string().min(24).max(256).regex(/^\S+$/, { error: 'A key has no spaces.' }).optional(),
  TRUST_PROXY: list.refine((names) => names.every(isProxy) || /^\d{1,2}$/.test(names.join(' ')), {
    error: 'Name addresses, CIDR blocks, or a number of hops.',
  }),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      hostname: /./,
      error: 'It is an address such as postgres://user:password@db.example.com/porchlight.',
    })
    .optional(),
  CLICKHOUSE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'It is an address such as http://user:password@clickhouse.example.com:8123/porchlight.',
    })
    .optional(),
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^[A-Za-z_][\w-]{0,62}$/, { error: 'It is the name that the servers give the cluster.' })
    .optional(),
  CLICKHOUSE_QUORUM: z.coerce.number().int().min(0).max(100).default(0),
  JOURNAL_MB: count(512),
  GEO_DATABASE: z.string().optional(),
  REFERRER_SPAM: z.string().optional(),
  RESPECT: list
    .default(['gpc'])
    .refine((wishes) => wishes.every(isWish) && (wishes.length === 1 || !wishes.includes('none')), {
      error: 'It is gpc, dnt, both (gpc,dnt), or none.',
    }),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'It is an address such as smtps://user:password@mail.example.com.',
    })
    .optional(),
  MAIL_FROM: z.string().refine(isSender, { error: 'It is an address, alone or as Name <address>.' }).optional(),
  API_RATE: count(3000),
  COLLECT_RATE: count(100),
  WEBSITE_RATE: count(1000),
  METRICS_TOKEN: z.string().min(24).max(256).regex(/^\S+$/, { error: 'A token has no spaces.' }).optional(),
  ALLOWED_ORIGINS: list,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

/** The names of all settings. */
export const variableNames: readonly string[] = Object.keys(Environment.shape)

export type Settings = {
  host: string
  port: number
  dataDir: string
  /** How the outside reaches the service, without a slash at the end. */
  baseUrl: string
  ownerEmail: string
  ownerKey: string | undefined
  /** Whose `X-Forwarded-For` is believed: addresses and CIDR blocks of proxies, a number of hops as a test of them, or nobody. */
  trustProxy: string[] | ((address: string, hop: number) => boolean) | false
  servers: Servers
  /** How much may wait in the data folder for a ClickHouse server that is away; 0 = nothing. */
  journalBytes: number
  geoDatabase: string | undefined
  /** A file of domains that make up visits. */
  referrerSpam: string | undefined
  /** Whose hits are left out: who asks not to be sold or shared (Global Privacy Control), who asks not to be tracked. */
  respects: { gpc: boolean; dnt: boolean }
  /** Holds a password: it is never printed. Without it nothing is mailed. */
  smtpUrl: string | undefined
  /** Whom mails come from: an address, or `Name <address>`. */
  mailFrom: string
  /** Requests a minute for each key; 0 = no limit. */
  apiRate: number
  /** Hits a second from each address; 0 = no limit. */
  collectRate: number
  /** Hits a second for each website; 0 = no limit. */
  websiteRate: number
  /** Opens `/metrics`; without it only programs on this machine read them. */
  metricsToken: string | undefined
  allowedOrigins: string[]
  logLevel: string
}

/** Reads the environment; throws one sentence for each variable that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(set)
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const variables = read.data
  const baseUrl =
    variables.BASE_URL?.replace(/\/+$/, '') ??
    `http://${isIPv6(variables.HOST) ? `[${variables.HOST}]` : variables.HOST}:${variables.PORT}`
  return {
    host: variables.HOST,
    port: variables.PORT,
    dataDir: resolve(variables.DATA_DIR),
    baseUrl,
    ownerEmail: variables.OWNER_EMAIL,
    ownerKey: variables.OWNER_API_KEY,
    trustProxy: trusted(variables.TRUST_PROXY),
    servers: serversIn(variables),
    journalBytes: variables.JOURNAL_MB * 1024 * 1024,
    geoDatabase: variables.GEO_DATABASE,
    referrerSpam: variables.REFERRER_SPAM,
    respects: { gpc: variables.RESPECT.includes('gpc'), dnt: variables.RESPECT.includes('dnt') },
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? `Porchlight <porchlight@${mailHost(baseUrl)}>`,
    apiRate: variables.API_RATE,
    collectRate: variables.COLLECT_RATE,
    websiteRate: variables.WEBSITE_RATE,
    metricsToken: variables.METRICS_TOKEN,
    allowedOrigins: variables.ALLOWED_ORIGINS,
    logLevel: variables.LOG_LEVEL,
  }
}

function serversIn(variables: z.infer<typeof Environment>): Servers {
  const { DATABASE_URL, CLICKHOUSE_URL, CLICKHOUSE_CLUSTER, CLICKHOUSE_QUORUM } = variables
  if (CLICKHOUSE_URL === undefined && CLICKHOUSE_CLUSTER !== undefined)
    throw new Error('CLICKHOUSE_CLUSTER: A cluster has a CLICKHOUSE_URL.')
  return {
    databaseUrl: DATABASE_URL,
    clickHouse:
      CLICKHOUSE_URL === undefined
        ? undefined
        : { url: CLICKHOUSE_URL, cluster: CLICKHOUSE_CLUSTER, quorum: CLICKHOUSE_QUORUM },
  }
}

function trusted(names: string[]): Settings['trustProxy'] {
  if (names.length === 0) return false
  const hops = Number(names[0])
  return names.length === 1 && Number.isInteger(hops) ? (_address, hop) => hop < hops : names
}

/** RFC 5321 writes an address instead of a name in brackets. */
function mailHost(baseUrl: string): string {
  const { hostname } = new URL(baseUrl)
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1)}`
  return isIP(hostname) === 0 ? hostname : `[${hostname}]`
}
