/** How much CPU time is spent to find out, in milliseconds. */
const spent = 400

/**
 * From here until what it gives is called: how many times longer than on a machine of its own work takes, as others work as
 * well; 1 at least. A limit of time that is multiplied by it is strict where nobody else works.
 */
export function watchCrowding(): () => number {
  const before = crowding()
  return () => Math.max(1, before, crowding())
}

function crowding(): number {
  const [began, before] = [performance.now(), process.cpuUsage()]
  let used = 0
  while (used < spent) {
    const { user, system } = process.cpuUsage(before)
    used = (user + system) / 1000
  }
  return (performance.now() - began) / used
}
