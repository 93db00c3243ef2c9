import { SingleBar } from 'cli-progress'

export type Progress = {
  advance(by: number): void
  done(): void
}

type Options = {
  /** What all of it is; null where that is not known before the end. */
  total: number | null
  /** An amount as people read it, `12.3`, and of what it is. */
  format: (amount: number) => string
  unit: string
  output: NodeJS.WriteStream
}

/** A bar on a terminal; elsewhere a line for each quarter. */
export const openProgress = (options: Options): Progress => (options.output.isTTY ? bar(options) : quarters(options))

function bar({ total, format, unit, output }: Options): Progress {
  const drawn = new SingleBar({
    format: total === null ? `  {value} ${unit}` : `  {bar} {percentage}%  {value} of {total} ${unit}`,
    formatValue: (amount, _options, type) => (type === 'percentage' ? String(amount).padStart(3) : format(amount)),
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 32,
    hideCursor: true,
    gracefulExit: true,
    stream: output,
  })
  drawn.start(total ?? 0, 0)
  return { advance: (by) => drawn.increment(by), done: () => drawn.stop() }
}

function quarters({ total, format, unit, output }: Options): Progress {
  const quarter = (total ?? 0) / 4
  let amount = 0
  let written = 0
  return {
    advance(by) {
      amount += by
      const reached = quarter > 0 ? Math.floor(amount / quarter) : 0
      if (reached > written) output.write(`${reached * 25}%  ${format(amount)} ${unit}\n`)
      written = Math.max(written, reached)
    },
    done: () => {},
  }
}
