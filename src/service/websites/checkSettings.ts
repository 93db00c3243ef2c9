import type { WebsiteUpdate } from '#contract/website.ts'
import { normalizeDomain } from '#service/domain.ts'
import { invalid } from '#service/http/problems.ts'
import type { WebsiteRow } from '#service/storage/sql/tables.ts'
import { lists } from './lists.ts'
import { spelledZone } from './spelledZone.ts'

type Errors = Record<string, string[]>

/** What the schema cannot check: lists come back tidied, names as they are spelt; throws a 422 that names every field that is wrong. */
export function checkSettings<Fields extends WebsiteUpdate & { domain?: string }>(
  fields: Fields,
  stored: Pick<WebsiteRow, 'privacy' | 'password_hash'>,
  zones: ReadonlySet<string>,
): Fields {
  const errors: Errors = {}
  const checked = {
    ...fields,
    ...checkLists(fields, errors),
    ...checkDomain(fields.domain, errors),
    ...checkZone(fields.timezone, zones, errors),
  }
  const privacy = fields.privacy ?? stored.privacy
  if (privacy === 2 && !fields.password && stored.password_hash === null)
    errors['password'] = ['The password field is required when privacy is 2.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return checked
}

function checkLists(fields: WebsiteUpdate, errors: Errors) {
  const tidied: Partial<Record<keyof typeof lists, string>> = {}
  for (const name of ['exclude_params', 'exclude_ips', 'hosts', 'share_statistics'] as const) {
    const text = fields[name]
    if (text === undefined) continue
    const list = lists[name](text)
    if ('problem' in list) errors[name] = [`The ${name} field ${list.problem}.`]
    else tidied[name] = list.text
  }
  return tidied
}

function checkDomain(text: string | undefined, errors: Errors) {
  if (text === undefined) return {}
  const domain = normalizeDomain(text)
  if (domain === undefined) errors['domain'] = ['The domain field must be a host name such as example.com.']
  return { ...(domain && { domain }) }
}

function checkZone(name: string | undefined, zones: ReadonlySet<string>, errors: Errors) {
  if (name === undefined) return {}
  const timezone = spelledZone(name, zones)
  if (timezone === undefined) errors['timezone'] = [`Statistics cannot be cut by the time zone "${name}".`]
  return { ...(timezone && { timezone }) }
}
