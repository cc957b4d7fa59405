import type { Pool } from 'pg'
import { z } from 'zod'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import type { CounterStore } from './counter-store.ts'

const Counted = z.object({ value: z.coerce.number(), resetsInMs: z.coerce.number() })
const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('taken'), counts: z.array(Counted) }),
  z.object({ kind: z.literal('refused'), index: z.int(), count: Counted }),
])

/** Counters in the database, shared by all servers on it. One round trip for a take. */
export function createDatabaseCounters(database: { pool: Pool }): CounterStore {
  async function ask(statement: string, value: unknown): Promise<unknown> {
    const { rows } = await withIdentity(database, { role: 'worker' }, ({ query }) =>
      query<{ answer: unknown }>(statement, [JSON.stringify(value)]),
    )
    return rows[0]?.answer
  }
  return {
    take: async (takes) => Answer.parse(await ask('select take_counters($1::jsonb) as answer', takes)),
    async change(changes) {
      await ask('select change_counters($1::jsonb) as answer', changes)
    },
    read: async (keys) =>
      z.array(Counted).parse(await ask('select read_counters($1::jsonb) as answer', keys)),
    close: async () => undefined,
  }
}
