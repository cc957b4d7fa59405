import { pino } from 'pino'
import { linkTo, openAccounts, Visitor } from '#features/accounts/accounts.test-support.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import type { Measurement } from './bench-result.ts'
import { temporaryFolder } from './built-server.ts'

const pairs = 500
const atOnce = 4
const password = 'three plovers on a beach'

/** Whether the time of an answer tells that an address is known: Welch's t-test over pairs. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir: folder.path },
    pino({ level: 'silent' }),
  )
  try {
    const { accounts } = await openAccounts(database)
    const known = 'known@example.org'
    const visitor = new Visitor()
    await visitor.take(accounts.signUp(visitor.caller, { email: known, password, name: '' }))
    await visitor.open(accounts, await linkTo(database, known))
    const { caller } = new Visitor()
    const ways: Record<string, (email: string) => Promise<unknown>> = {
      'sign-in': (email) => accounts.signIn(caller, { email, password: 'not the password' }),
      'sign-up': (email) => accounts.signUp(caller, { email, password, name: '' }),
      'new password': (email) => accounts.requestNewPassword(caller, email),
    }
    const measurements: Measurement[] = []
    for (const [name, way] of Object.entries(ways)) {
      const times = await measurePairs(way, known)
      const { difference, t } = welch(times.known, times.unknown)
      measurements.push(
        {
          what: `${name}: difference of the means over ${pairs} pairs`,
          value: Math.abs(difference),
          unit: 'ms',
          goal: { atMost: 2 },
        },
        // 2.58: what chance alone exceeds once in a hundred times.
        { what: `${name}: Welch's t`, value: Math.abs(t), unit: '', goal: { atMost: 2.58 } },
      )
    }
    return measurements
  } finally {
    await database.close()
    folder.remove()
  }
}

async function measurePairs(way: (email: string) => Promise<unknown>, known: string) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const timed = async (kind: 'known' | 'unknown', email: string) => {
    const startedAt = performance.now()
    await way(email)
    times[kind].push(performance.now() - startedAt)
  }
  for (let pair = 0; pair < pairs; pair += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, pairs - pair) }, async (_, index) => {
        const unknown = `unknown-${pair + index}-${Math.random()}@example.org`
        const order = (pair + index) % 2 === 0
        await timed(order ? 'known' : 'unknown', order ? known : unknown)
        await timed(order ? 'unknown' : 'known', order ? unknown : known)
      }),
    )
  }
  return times
}

function welch(one: readonly number[], other: readonly number[]): { difference: number; t: number } {
  const describe = (list: readonly number[]) => {
    const mean = list.reduce((sum, value) => sum + value, 0) / list.length
    const variance = list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (list.length - 1)
    return { mean, error: variance / list.length }
  }
  const [first, second] = [describe(one), describe(other)]
  const difference = first.mean - second.mean
  return { difference, t: difference / Math.sqrt(first.error + second.error) }
}
