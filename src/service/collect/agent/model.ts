/** What makers call their devices: `SM-S928B`, `Pixel 9 Pro`, `moto g(30)`. */
const form = /^[A-Za-z\d][\w .+()/-]{1,30}[\w+)]$/

/** A device's model; `""` for what does not look like one. */
export const model = (text: string): string => {
  const name = text.trim().replace(/^SAMSUNG /, '')
  return form.test(name) ? name : ''
}

/** The model in a user agent of Android, which stands last in its brackets, before the build. */
export const modelIn = (userAgent: string): string =>
  model(
    /\bAndroid [\d.]+; (?:[a-z]{2}[-_][A-Za-z]{2}; )?([^;()]{2,40}?)(?: Build\/[^;)]*)?(?:; wv)?\)/.exec(
      userAgent,
    )?.[1] ?? '',
  )
