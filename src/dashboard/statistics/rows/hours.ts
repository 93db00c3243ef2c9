/** The hours of a day as the service names them, `00` to `23`. */
export const hours: readonly string[] = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** The days of a week as the service names them, Monday first. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** The hours of a week, `1T00` to `7T23`. */
export const weekHours: readonly string[] = weekdays.flatMap((weekday) => hours.map((hour) => `${weekday}T${hour}`))
