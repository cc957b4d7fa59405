import type { ClientBase } from 'pg'
import { listDumpTables, quoted } from './dump-tables.server.ts'

/** Values by type for row `n`, chosen for what is easily lost on the way: quotes, nulls in JSON, large numbers. */
const valuesByType: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'T' || n || E' "\\\\ \\t\\n ''é🦊'`,
  integer: 'n % 900 + 1',
  bigint: '9007199254740993 + n',
  'double precision': 'n + 0.25',
  boolean: 'n % 3 = 0',
  date: `date '2026-01-01' + n`,
  'timestamp with time zone': `case when n % 11 = 0 then 'infinity' else timestamptz '2026-01-01 12:00:00+05' + n * interval '1.000001 s' end`,
  jsonb: `(array['null', '{"a": [1.50, "\\u2028", null]}', '"text"', '12345678901234567890.10'])[n % 4 + 1]::jsonb`,
  'text[]': `array['a"b', 'c,d', null, '', '{' || n || '}']`,
  bytea: `decode(md5(n::text), 'hex') || '\\x0000ff'::bytea`,
  tsvector: `to_tsvector('simple', 'word' || n || ' other''s')`,
}

/** Where a constraint wants something else, by `table.column` or `column`. */
const valuesByName: Record<string, string> = {
  status: `'published'`,
  'mail_outbox.status': `(array['waiting', 'sent', 'captured', 'dead'])[n % 4 + 1]`,
  kind: `'answer'`,
  'model_providers.kind': `'openai'`,
  base_url: `'https://models.example.org/v' || n`,
  url: `'https://example.org/' || n`,
  key_hint: `'abcd'`,
  slug: `'slug-' || n`,
  format: `'text'`,
  language: `'en'`,
  device: `'phone'`,
  content_hash: `md5(n::text) || md5((-n)::text)`,
  'contact_messages.name': `'Näme "' || n`,
  reply_to_name: `'Näme "' || n`,
  reply_to: `'reply-' || n || '@example.org'`,
}

const skipped = new Set(['installation', 'model_settings', 'backup_schedule', 'server_health'])

/** Puts `count` rows into every table that can have them, whatever the schema is at the moment. */
export async function seedRows(client: ClientBase, count: number, start = 0): Promise<void> {
  await client.query('begin; set local session_replication_role = replica')
  const references = await readReferences(client)
  for (const { name, columns } of await listDumpTables(client)) {
    if (skipped.has(name)) continue
    const facts = await readFacts(client, name)
    const written = columns.filter((column) => !facts.get(column.name)?.isIdentity)
    const values = written.map((column) => {
      const value = valueOf(name, column, references)
      return facts.get(column.name)?.isNullable ? `case when n % 5 = 0 then null else ${value} end` : value
    })
    await client.query(
      `insert into ${quoted(name)} (${written.map((column) => quoted(column.name)).join(', ')})
       select ${values.join(', ')} from generate_series(${start + 1}, ${start + count}) n`,
    )
  }
  await client.query('commit')

  function valueOf(table: string, column: { name: string; type: string }, found: Reference[]): string {
    const reference = found.find((one) => one.table === table && one.column === column.name)
    if (reference !== undefined) {
      // Each parent once, so that the column may be a key as well.
      return `(select k.id from (select p.id, row_number() over (order by p.id) as place from ${reference.parent} p
        where not exists (select from ${quoted(table)} c where c.${quoted(column.name)} = p.id)) k
        where k.place = n - ${start})`
    }
    const named = valuesByName[`${table}.${column.name}`] ?? valuesByName[column.name]
    if (named !== undefined) return named
    if (/email$|recipient/.test(column.name)) return `'person-' || n || '@example.org'`
    const value =
      valuesByType[column.type.replace(/\(.*\)/, '')] ??
      (column.type.startsWith('numeric') ? 'n * 1.01' : undefined)
    if (value === undefined) throw new Error(`Say what to put into ${table}.${column.name} (${column.type})`)
    return value
  }
}

type Reference = { table: string; column: string; parent: string }

async function readReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select f.relname as table, a.attname as column, t.relname as parent
     from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
     join pg_attribute a on a.attrelid = f.oid and a.attnum = r.conkey[1] where r.contype = 'f'`,
  )
  return rows
}

type Fact = { name: string; isNullable: boolean; isIdentity: boolean }

async function readFacts(client: ClientBase, table: string): Promise<Map<string, Fact>> {
  const { rows } = await client.query<Fact>(
    `select attname as name, not attnotnull as "isNullable", attidentity <> '' as "isIdentity"
     from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [quoted(table)],
  )
  return new Map(rows.map((fact) => [fact.name, fact]))
}

/** Count and hash of the rows of every table, whatever their order. */
export async function hashTables(client: ClientBase): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  await client.query(`begin; set local timezone = 'UTC'; set local row_security = off`)
  for (const { name } of await listDumpTables(client)) {
    const { rows } = await client.query<{ hash: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(hash, '' order by hash), '')) as hash
       from (select md5(t::text) as hash from ${quoted(name)} t) rows`,
    )
    hashes[name] = rows[0]?.hash ?? ''
  }
  await client.query('rollback')
  return hashes
}
