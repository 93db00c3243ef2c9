import type { Preset } from '#dashboard/days/range.ts'
import { presetTitle } from '#dashboard/days/range.ts'
import { useCommands } from '#dashboard/keys/useCommands.ts'
import { text } from '#dashboard/language/text.ts'
import { step } from './step.ts'
import type { ViewControl } from './useView.ts'

const presetKeys: readonly (readonly [string, Preset])[] = [
  ['d', 'today'],
  ['w', '7d'],
  ['m', '30d'],
  ['y', '12m'],
]

/** The days by single keys: D, W, M, Y, and the arrows for those before and after. */
export function useViewKeys({ view, day, choose, canChoose }: ViewControl): void {
  const move = (direction: -1 | 1) => {
    const next = step(view.range, direction, day)
    if (next) choose(next)
  }
  useCommands(
    canChoose
      ? [
          ...presetKeys.map(([key, preset]) => ({ key, title: presetTitle(preset), run: () => choose(preset) })),
          { key: 'ArrowLeft', title: text('view.earlier'), run: () => move(-1) },
          { key: 'ArrowRight', title: text('view.later'), run: () => move(1) },
        ]
      : [],
    text('view.days'),
  )
}
