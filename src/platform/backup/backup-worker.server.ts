// The thread of a scheduled backup.
import { parentPort, workerData } from 'node:worker_threads'
import { StartupError } from '../startup-error.server.ts'
import type { BackupThreadAnswer, BackupThreadData } from './backup-schedule.server.ts'
import { giveWay } from './give-way.server.ts'
import { takeBackup } from './take-backup.server.ts'

const { config, order } = workerData as BackupThreadData

// Elsewhere it would slow down the whole process.
if (process.platform === 'linux') giveWay()

function answer(message: BackupThreadAnswer): void {
  parentPort?.postMessage(message)
}

try {
  answer({ finished: await takeBackup(config, order) })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  answer({ failure: error.message })
}
