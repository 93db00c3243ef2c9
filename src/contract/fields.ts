import { z } from 'zod'

/** 0 or 1; a form sends text, JSON a number. */
export const Flag = z.literal([0, 1, '0', '1']).transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0))

/** A calendar day, `2026-11-20` (the reference's `Y-m-d`). A day that does not exist is refused. */
export const Day = z.iso
  .date({ abort: true })
  .refine((day) => day >= '1970-01-01' && day < '2149-01-01', { error: 'A day is from 1970 to 2148.', abort: true })
export type Day = z.infer<typeof Day>

/** An IANA time zone name that this runtime knows; in IANA's spelling, as not everybody who reads it ignores case. */
export const TimeZone = z
  .string()
  .max(64)
  .transform((name, context) => {
    const zone = spelled(name)
    if (zone !== undefined) return zone
    context.addIssue(`"${name}" is not a time zone such as Europe/Berlin.`)
    return z.NEVER
  })

export const Id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= 4_294_967_295)

export const Timestamp = z.iso.datetime()

function spelled(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    // The runtime gives some zones their old names; one that is written as IANA writes them stays.
    return /^[A-Z][a-z]+\/[A-Z][a-z]+(_[A-Z][a-z]+)*$/.test(name) ? name : timeZone
  } catch {
    return undefined
  }
}
