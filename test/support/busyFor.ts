/** How many milliseconds of a processor the work takes, whatever else the machine does. */
export function busyFor(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
