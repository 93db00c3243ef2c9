/** Who reads in the tests: somebody who writes the day before the month. Before anything asks for it. */
Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true })
