import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.server.ts'
import type { ChildCommand } from './test-child.server.ts'
import { silentLog } from './test-databases.ts'
import { openDatabase } from './open-database.server.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

export type TestProcess = {
  lines: string[]
  errors: () => string
  /** Resolves when a line was said; false when the process ended without saying it. */
  hasSaid: (line: string) => Promise<boolean>
  kill: () => void
  ended: Promise<number | null>
}

const childScript = fileURLToPath(new URL('./test-child.server.ts', import.meta.url))

/** `env`: instead of our own variables; `onLine`: at once, for who notes what is true at that moment. */
export function startTestProcess(
  command: ChildCommand,
  place: Place,
  { env, onLine }: { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void } = {},
): TestProcess {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    process.execPath,
    [childScript, command, JSON.stringify(place)],
    { stdio: ['ignore', 'pipe', 'pipe'], ...(env ? { env } : {}) },
  )
  const lines: string[] = []
  let rest = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const pieces = (rest + text).split('\n')
    rest = pieces.pop() ?? ''
    lines.push(...pieces)
    if (onLine) for (const piece of pieces) onLine(piece)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    lines,
    errors: () => errors,
    async hasSaid(line) {
      while (!lines.includes(line)) {
        if (child.exitCode !== null || child.signalCode !== null) return lines.includes(line)
        await wait(5)
      }
      return true
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  }
}

export type KillReport = { acknowledged: number; lost: number[]; failedStarts: string[] }

/** Kills a writing process again and again; `lost`: numbers that were acknowledged and are not there; `failedStarts`: why. */
export async function killWhileWriting(dataDir: string, kills: number): Promise<KillReport> {
  const place = { databaseUrl: undefined, dataDir }
  const acknowledged: number[] = []
  const failedStarts: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const writer = startTestProcess('write', place)
    if (await writer.hasSaid('writing')) await wait(Math.random() * 300)
    else failedStarts.push(`start ${round + 1}: ${writer.errors()}`)
    writer.kill()
    await writer.ended
    acknowledged.push(...writer.lines.filter((line) => /^\d+$/.test(line)).map(Number))
  }
  const database = await openDatabase(place, silentLog)
  const { rows } = await database.pool.query<{ number: number }>('select number from written')
  await database.close()
  const kept = new Set(rows.map((row) => row.number))
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((number) => !kept.has(number)),
    failedStarts,
  }
}
