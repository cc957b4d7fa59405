import { randomUUID } from 'node:crypto'
import { parseConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import type { Evidence } from '#comparison/comparison.ts'
import { PlagiarismPlan } from '#tools/plagiarism-checker/plan.ts'
import { createLibrary, type Library } from './library.server.ts'

export function openLibrary(
  database: Database,
  environment: Record<string, string> = {},
  parts: Partial<Parameters<typeof createLibrary>[0]> = {},
): Library {
  return createLibrary({
    config: parseConfig(environment),
    log: silentLog,
    database,
    limits: { take: async () => 0 },
    ...parts,
  })
}

export async function newPerson(database: Database, { isAdmin = false } = {}): Promise<string> {
  const id = randomUUID()
  await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query('insert into users (id, name, email) values ($1, $2, $3)', [id, 'Someone', `${id}@example.org`]),
  )
  if (isAdmin)
    await withIdentity(database, { role: 'operator' }, ({ query }) =>
      query('update profiles set is_admin = true where id = $1', [id]),
    )
  return id
}

export function textFile(name: string, text: string) {
  return { name, bytes: Buffer.from(text) }
}

export async function check(
  library: Library,
  input: { text: string; web?: boolean; compareWith?: { title: string; text: string }[] },
  userId?: string,
): Promise<Evidence> {
  const caller = { address: '203.0.113.7', ...(userId === undefined ? {} : { userId }) }
  const answer = await library.check(input, {
    caller,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  return PlagiarismPlan.required({ evidence: true }).parse(answer).evidence
}

export const lighthouse =
  'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink. His sister, who distrusted birds, kept a second ledger for the ferries, and on foggy mornings the two books disagreed about what had passed the headland. When the inspector came from the mainland he compared both, sighed, and asked for tea without salt.'
export const orchard =
  'Nobody pruned the orchard after the war, so the pear trees grew into one another until their branches made a roof. Children learned to cross from wall to wall without touching the ground. In October the whole village smelled of cider, and wasps slept drunk on the doorsteps of the chapel.'
export const unrelated =
  'My bicycle chain broke twice on the way to the chemistry exam, which is why my sleeves were black when I handed in the paper. The supervisor offered me a napkin and said that rust is at least an oxidation.'
