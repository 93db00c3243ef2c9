import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const isRoot = process.getuid?.() === 0
const nobody = 65_534

/** Whose number a process needs that may not write everywhere: undefined where the tests run as such a user already. */
export const ordinaryUser = isRoot ? nobody : undefined

/** Whether that user may run what is built here: some machines keep root's folders from others. */
export const mayRunHere: boolean =
  !isRoot ||
  spawnSync(process.execPath, ['-e', 'require("node:fs").readdirSync(process.argv[1])', resolve('node_modules')], {
    uid: nobody,
  }).status === 0
