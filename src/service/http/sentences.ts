import type { core } from 'zod'

type Issue = core.$ZodIssue

/** What is wrong with each field, in sentences. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) (errors[issue.path.join('.')] ??= []).push(sentence(issue))
  return errors
}

/** The wording of a missing field is Laravel's, which clients of such services know. */
function sentence(issue: Issue): string {
  const field = issue.path.length > 0 ? `The ${issue.path.join('.')} field` : 'The body'
  if (issue.code === 'custom') return issue.message
  if (issue.input === undefined) return `${field} is required.`
  switch (issue.code) {
    case 'invalid_value':
      return `${field} must be ${oneOf(issue.values)}.`
    case 'invalid_type':
      return `${field} must be ${kinds[issue.expected] ?? `of type ${issue.expected}`}.`
    case 'too_small':
      // A form sends a field that was left empty too.
      if (issue.input === '') return `${field} is required.`
      return `${field} must ${issue.origin === 'string' ? `have at least ${issue.minimum} characters` : `be at least ${issue.minimum}`}.`
    case 'too_big':
      return `${field} must not ${most(issue)}.`
    case 'invalid_format':
      return formats[issue.format] ? `${field} must be ${formats[issue.format]}.` : `${field} is not well-formed.`
    default:
      return `${field} is invalid.`
  }
}

function most({ origin, maximum }: core.$ZodIssueTooBig): string {
  if (origin === 'string') return `have more than ${maximum} characters`
  return origin === 'array' ? `have more than ${maximum} entries` : `be more than ${maximum}`
}

const formats: Record<string, string> = {
  date: 'a day that exists, such as 2026-11-20',
  datetime: 'a time in UTC, such as 2026-11-20T17:33:00Z',
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  object: 'a set of fields',
  record: 'a set of fields',
}

/** The values a field may take, each once: a form's text `"1"` and JSON's `1` read the same. */
function oneOf(values: readonly unknown[]): string {
  const names = [...new Set(values.map(String))]
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('')
}
