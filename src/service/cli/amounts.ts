const whole = new Intl.NumberFormat('en')
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 })

/** `12,345` */
export const counted = (count: number): string => whole.format(count)

/** `2.4`, of a million bytes each. */
export const megabytes = (bytes: number): string => tenths.format(bytes / 1_000_000)

/** `12.3%` of a whole that is not nothing. */
export const share = (part: number, all: number): string => percent.format(all === 0 ? 0 : part / all)
