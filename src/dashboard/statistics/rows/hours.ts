/** The hours of a day as the service names them, `00` to `23`. */
export const hours: readonly string[] = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
