/** Made at build by `flagsPlugin.ts`: the sheets of flags, and the countries (ISO 3166-1 letters) on each. */
declare module 'virtual:flags' {
  export const sheets: readonly { address: string; countries: readonly string[] }[]
}
