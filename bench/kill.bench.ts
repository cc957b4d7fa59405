import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Measurement } from './bench-result.ts'
import { temporaryFolder } from './built-server.ts'
import { choose } from './choose.ts'
import { embeddedPatient, postgresPatient, type Patient } from './power/patients.ts'
import { replay } from './power/replay.ts'

const cutsARun = 10

/**
 * `npm run bench -- kill --kills 300 --cuts 300`: both databases under `kill -9` and under power cuts while they
 * acknowledge writes; `--database embedded` or `postgres` takes one of them. A cut is replayed from a log of all changes to files (power-log.c, which needs a C compiler).
 */
export async function run(args: readonly string[]): Promise<Measurement[]> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '50' },
      cuts: { type: 'string', default: '50' },
      database: { type: 'string' },
    },
  })
  const databases = choose(['embedded', 'postgres'], values.database)
  const folder = temporaryFolder()
  chmodSync(folder.path, 0o777)
  const shim = buildShim(folder.path)
  const patients = [
    ...(databases.includes('embedded') ? [embeddedPatient(folder.path)] : []),
    ...(databases.includes('postgres') ? [await postgresPatient()] : []),
  ]
  const measured: Measurement[] = []
  try {
    for (const patient of patients) {
      await patient.prepare()
      const kills = await killAgain(patient, Number(values.kills))
      measured.push(...figures(`${patient.name}, kill -9`, kills))
      if (shim === undefined) continue
      const cuts = await cutPower(patient, { cuts: Number(values.cuts), shim, parent: folder.path })
      measured.push(...figures(`${patient.name}, power cut`, cuts))
    }
    if (shim !== undefined) measured.push(await lostWithoutSync({ shim, parent: folder.path }))
    if (shim === undefined) console.error('No C compiler, so no power cuts: install gcc')
    return measured
  } finally {
    for (const patient of patients) await patient.remove()
    folder.remove()
  }
}

/** Shows that the replay finds what is lost. */
async function lostWithoutSync(parts: { shim: string; parent: string }): Promise<Measurement> {
  const patient = await postgresPatient(['fsync=off'])
  await patient.prepare()
  const { lost } = await cutPower(patient, { ...parts, cuts: 3 }).finally(() => patient.remove())
  const what = 'for comparison, PostgreSQL told not to sync, 3 power cuts: acknowledged and lost'
  return { what, value: lost, unit: 'rows', goal: { atLeast: 1 } }
}

type Outcome = { rounds: number; acknowledged: number; lost: number; failedStarts: string[]; syncs?: number }

function figures(what: string, { rounds, acknowledged, lost, failedStarts, syncs }: Outcome): Measurement[] {
  for (const failure of failedStarts) console.error(`${what}: ${failure}`)
  return [
    { what: `${what}: rounds`, value: rounds, unit: '' },
    {
      what: 'the same: writes acknowledged and looked for',
      value: acknowledged,
      unit: 'rows',
      goal: { atLeast: rounds },
    },
    ...(syncs === undefined ? [] : [{ what: 'the same: syncs in the logs', value: syncs, unit: '' }]),
    { what: 'the same: acknowledged and lost', value: lost, unit: 'rows', goal: { atMost: 0 } },
    { what: 'the same: starts that failed', value: failedStarts.length, unit: '', goal: { atMost: 0 } },
  ]
}

/** All in one folder, so that each start mends what the kill before it left. */
async function killAgain(patient: Patient, kills: number): Promise<Outcome> {
  const acknowledged = new Set<number>()
  const failedStarts: string[] = []
  for (let round = 0; round < kills; round += 1) {
    await patient
      .writeAndDie(patient.folder, Math.random() * 300, {}, (number) => acknowledged.add(number))
      .catch((error: unknown) => failedStarts.push(`start ${round + 1}: ${String(error)}`))
  }
  const kept = await patient.read(patient.folder)
  const lost = [...acknowledged].filter((number) => !kept.has(number)).length
  return { rounds: kills, acknowledged: acknowledged.size, lost, failedStarts }
}

/**
 * Writes for a while under the shim, and then cuts its log at random places: while it started, mended what an earlier
 * cut left, wrote or made a checkpoint. One of the disks that this leaves is where the next run begins.
 */
async function cutPower(
  patient: Patient,
  { cuts, shim, parent }: { cuts: number; shim: string; parent: string },
): Promise<Outcome> {
  const outcome = { rounds: cuts, acknowledged: 0, lost: 0, failedStarts: [] as string[], syncs: 0 }
  const names = { base: join(parent, 'base'), work: join(parent, 'work'), log: join(parent, 'power.log') }
  copyTree(patient.folder, names.base)
  const earlier = new Set(await patient.read(patient.folder))
  for (let done = 0; done < cuts; done += cutsARun) {
    rmSync(names.log, { force: true })
    copyTree(names.base, names.work)
    const acknowledged: { number: number; at: number }[] = []
    const env = { LD_PRELOAD: shim, POWER_LOG: names.log, POWER_ROOT: names.work }
    // The log is at least as long as it was when the database confirmed it.
    const note = (number: number) => acknowledged.push({ number, at: statSync(names.log).size })
    await patient
      .writeAndDie(names.work, 300 + Math.random() * 900, env, note)
      .catch((error: unknown) => outcome.failedStarts.push(`run ${done}: ${String(error)}`))
    rmSync(names.work, { recursive: true, force: true })
    const end = statSync(names.log).size
    for (let cut = done; cut < Math.min(cuts, done + cutsARun); cut += 1) {
      const cutAt = Math.floor(Math.random() * end)
      const target = join(parent, 'cut')
      rmSync(target, { recursive: true, force: true })
      const spot = { base: names.base, log: names.log, cutAt, target }
      // In every other one some of the later writes reach the disk all the same, in no order.
      const { syncs, unknown } = replay(spot, cut % 2 === 0 ? () => false : () => Math.random() < 0.5)
      if (unknown > 0) console.error(`${unknown} writes to files that nobody was seen to open`)
      outcome.syncs += syncs
      const expected = [
        ...earlier,
        ...acknowledged.filter(({ at }) => at <= cutAt).map(({ number }) => number),
      ]
      outcome.acknowledged += expected.length
      const isNextBase = cut === Math.min(cuts, done + cutsARun) - 1
      const before = join(parent, 'before')
      if (isNextBase) copyTree(target, before)
      try {
        const kept = await patient.read(target)
        outcome.lost += expected.filter((number) => !kept.has(number)).length
        if (!isNextBase) continue
        // Not the mended one: the next run has to mend it, and may be cut while it does.
        copyTree(before, names.base)
        earlier.clear()
        for (const number of expected) earlier.add(number)
      } catch (error) {
        outcome.failedStarts.push(`cut ${cut + 1}: ${String(error)}`)
      }
    }
  }
  return outcome
}

function copyTree(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  // Keeps owner and rights, which PostgreSQL insists on.
  execFileSync('cp', ['-a', from, to])
}

/** undefined: there is no compiler. */
function buildShim(folder: string): string | undefined {
  const library = join(folder, 'power-log.so')
  const source = join(import.meta.dirname, 'power/power-log.c')
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return existsSync(library) ? library : undefined
}
