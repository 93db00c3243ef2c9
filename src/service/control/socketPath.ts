import { join, relative } from 'node:path'

/** The shortest limit of the systems Porchlight runs on (macOS: 104 bytes with the end mark), in bytes. */
const longestPath = 103

/**
 * Where the process that has a data folder open is reached by the commands: a socket inside the folder, which only its
 * owner may enter. Undefined when the system cannot name it: neither from the root nor from the working directory.
 */
export function socketPath(dataDir: string, workingDirectory = process.cwd()): string | undefined {
  const path = join(dataDir, 'control.sock')
  return [path, relative(workingDirectory, path)].find((name) => Buffer.byteLength(name) <= longestPath)
}

/** What to do about a data folder without a socket. */
export const pathTooLong = (dataDir: string): string =>
  `The path ${dataDir} is too long for the socket that commands use. Run them from inside that folder, or set DATA_DIR to a shorter path.`
