import { offered } from '#dashboard/keys/commands.ts'
import { text } from '#dashboard/language/text.ts'
import { useState } from 'react'
import type { EntryGroup } from './entry.ts'
import { together } from './together.ts'
import { useActionEntries } from './useActionEntries.ts'
import { useChoiceEntries } from './useChoiceEntries.ts'
import { useFilterEntries } from './useFilterEntries.ts'
import { usePlace } from './usePlace.ts'
import { useStatisticEntries } from './useStatisticEntries.ts'
import { useViewEntries } from './useViewEntries.ts'
import { useWebsiteEntries } from './useWebsiteEntries.ts'

/** All that the palette finds where somebody is now. */
export function useEntries(typed: string): EntryGroup[] {
  const place = usePlace()
  const [commands] = useState(commandsOfPage)
  return together([
    ...useWebsiteEntries(place, typed),
    ...useStatisticEntries(place),
    ...useFilterEntries(place, typed),
    ...useViewEntries(place),
    ...commands,
    ...useActionEntries(),
    ...useChoiceEntries(),
  ])
}

/** What the page and the shell offer by keys and as commands; opening the palette is done. */
const commandsOfPage = (): EntryGroup[] =>
  offered().map(({ title: group, commands }) => ({
    title: group,
    atFirst: group === text('keys.everywhere') ? 0 : commands.length,
    entries: commands
      .filter(({ key }) => key !== 'mod+k')
      .map((command) => ({ ...command, id: `command-${command.title}` })),
  }))
