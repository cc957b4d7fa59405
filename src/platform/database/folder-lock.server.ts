import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../startup-error.server.ts'

/**
 * Makes this process the only one to use the folder, until `release` or its end, however it ends.
 * An open SQLite transaction, because it is the one lock in Node's library that the kernel itself takes back
 * from a dead process: there is no stale lock to judge, also not across containers that share the folder.
 */
export function lockFolder(folder: string, lockFile: string): { release: () => void } {
  const lock = openLockFile(folder, lockFile)
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new StartupError(
      `Another server is already using the data folder ${folder}: stop it first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return { release: () => lock.close() }
}

function openLockFile(folder: string, lockFile: string): DatabaseSync {
  try {
    return new DatabaseSync(lockFile, { timeout: 0 })
  } catch (cause) {
    throw new StartupError(`The data folder ${folder} cannot be written: set DATA_DIR to one that can.`, {
      cause,
    })
  }
}
