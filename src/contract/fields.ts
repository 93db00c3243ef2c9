import { z } from 'zod/mini'

/** 0 or 1; a form sends text, JSON a number. */
export const Flag = z.pipe(
  z.literal([0, 1, '0', '1']),
  z.transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
)

/** A calendar day, `2026-11-20` (the reference's `Y-m-d`). A day that does not exist is refused. */
export const Day = z.iso
  .date({ abort: true })
  .check(
    z.refine((day) => day >= '1970-01-01' && day < '2149-01-01', { error: 'A day is from 1970 to 2148.', abort: true }),
  )
export type Day = z.infer<typeof Day>

/** An IANA time zone name that this runtime knows. */
export const TimeZone = z
  .string()
  .check(
    z.maxLength(64),
    z.refine(isTimeZone, { error: ({ input }) => `"${String(input)}" is not a time zone such as Europe/Berlin.` }),
  )

export const Id = z
  .pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number))
  .check(z.refine((id) => id <= 4_294_967_295))

export const Timestamp = z.iso.datetime()

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
