import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const memory = '/dev/shm'
const prefix = 'blueprompt-tests-'
const enoughBytes = 4 * 1024 ** 3

/**
 * From here on this process and those it starts keep temporary files in memory, where there is enough of it: tests
 * make forty databases and a hundred browser profiles, and waiting for the disk took longer than the tests.
 */
export function keepTemporaryFilesInMemory() {
  if (!existsSync(memory)) return
  removeLeftovers()
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < enoughBytes) return
  const folder = mkdtempSync(path.join(memory, `${prefix}${process.pid}-`))
  // As /tmp itself: PostgreSQL and apt-get work as other users.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0])
    if (!existsSync(`/proc/${owner}`)) rmSync(path.join(memory, name), { recursive: true, force: true })
  }
}
