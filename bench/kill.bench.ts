import { killWhileWriting } from '#platform/database/test-processes.server.ts'
import type { Measurement } from './bench-result.ts'
import { temporaryFolder } from './built-server.ts'

const kills = 50

/** The embedded database under `kill -9` while it acknowledges writes. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const report = await killWhileWriting(folder.path, kills)
  folder.remove()
  for (const failure of report.failedStarts) console.error(failure)
  return [
    {
      what: `writes acknowledged over ${kills} kills`,
      value: report.acknowledged,
      unit: 'rows',
      goal: { atLeast: kills },
    },
    { what: 'acknowledged and lost', value: report.lost.length, unit: 'rows', goal: { atMost: 0 } },
    { what: 'starts that failed', value: report.failedStarts.length, unit: 'starts', goal: { atMost: 0 } },
  ]
}
