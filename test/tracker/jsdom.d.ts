/** What the tests use of jsdom, which comes without types. */
declare module 'jsdom' {
  type Page = Window & typeof globalThis & Record<string, (...values: unknown[]) => unknown>

  export class JSDOM {
    constructor(
      html: string,
      options: {
        url: string
        referrer?: string
        runScripts: 'dangerously'
        pretendToBeVisual: boolean
        virtualConsole: VirtualConsole
        beforeParse(window: Page): void
      },
    )
    readonly window: Page
  }

  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this
    on(event: 'log', listener: (...words: unknown[]) => void): this
  }
}
