import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whose subject is what is kept in the relational database, and not what is made of hits. */
const folders =
  'accounts alerts collect/visitors control copies devices importing keeping mailing reports sharing storage websites'
    .split(' ')
    .map((folder) => join('test/service', folder))

/** What opens that database for a test; whoever imports none of these would say the same twice. */
const opening = /support\/(service|control|postgres\/\w+)\.ts|outboxScene\.ts|useCopies\.ts/

/** What a report looks like is made of hits. */
const ofHits = /reports\/(hostile|report|size)\.test\.ts$/

/** The tests that say something of the relational database, whichever it is. */
export const relationalTests = (): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.test.ts') && !ofHits.test(file) && opening.test(readFileSync(file, 'utf8')))
