import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.server.ts'
import { cannotBeWritten, diskIsFull } from './data-folder.server.ts'

/**
 * Makes this process the only one to use the folder, until `release` or its end, however it ends.
 * An open SQLite transaction, because it is the one lock in Node's library that the kernel itself takes back
 * from a dead process: there is no stale lock to judge, also not across containers that share the folder.
 */
export function lockFolder(
  folder: string,
  lockFile: string,
  inUse = `Another server is already using the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
): { release: () => void } {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 })
    lock.exec('begin exclusive')
    const held = lock
    return { release: () => held.close() }
  } catch (cause) {
    lock?.close()
    throw reasonFor(folder, cause, inUse)
  }
}

const busy = 5
const full = 13

function reasonFor(folder: string, cause: unknown, inUse: string): StartupError {
  const code = cause instanceof Error && 'errcode' in cause ? cause.errcode : undefined
  if (code === full) return diskIsFull(folder, cause)
  if (code !== busy) return cannotBeWritten(folder, cause)
  return new StartupError(inUse, { cause })
}
