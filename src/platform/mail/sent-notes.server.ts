import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../log.server.ts'

/**
 * Which mails the mail server has taken and the database has not been told of yet: an empty file for each, made in the
 * same moment in which the answer of the mail server is read. It outlives a process that is killed before it could
 * tell, however long the database is away.
 */
export type SentNotes = { add: (id: string) => void; remove: (id: string) => void; list: () => string[] }

export function keepSentNotes(dataDir: string, log: Log): SentNotes {
  const folder = join(dataDir, 'sent-mail')
  const orSay = (work: () => void) => {
    try {
      work()
    } catch (error) {
      // A full disk: mail goes on without, and is sent again after a kill.
      log.warn({ error }, 'a sent mail could not be noted')
    }
  }
  return {
    // Not asynchronous: whatever else waits for its turn would come first.
    add: (id) =>
      orSay(() => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, id), '')
      }),
    remove: (id) => orSay(() => rmSync(join(folder, id), { force: true })),
    list() {
      try {
        return readdirSync(folder).filter((name) => /^[0-9a-f-]{36}$/.test(name))
      } catch {
        return []
      }
    },
  }
}
