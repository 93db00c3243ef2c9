/** One value in the query of an address. What cannot be read is the default, and the default is left out. */
export type UrlParameter<T> = { read: (text: string | null) => T; write: (value: T) => string | undefined }

export const textParameter: UrlParameter<string> = {
  read: (text) => text?.trim() ?? '',
  write: (value) => value || undefined,
}

/** One of a few; the first is the default unless another is named. */
export function choiceParameter<const T extends string | number>(
  choices: readonly [T, ...T[]],
  byDefault: NoInfer<T> = choices[0],
): UrlParameter<T> {
  return {
    read: (text) => choices.find((choice) => String(choice) === text) ?? byDefault,
    write: (value) => (value === byDefault ? undefined : String(value)),
  }
}

/** A page of a list, from 1. */
export const pageParameter: UrlParameter<number> = {
  read: (text) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (value) => (value === 1 ? undefined : String(value)),
}
