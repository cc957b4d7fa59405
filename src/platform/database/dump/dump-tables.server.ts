import type { ClientBase } from 'pg'

/** A table whose rows belong into a backup, with the columns that are written rather than computed. */
export type DumpTable = { name: string; columns: readonly { name: string; type: string }[] }

/**
 * All tables in an order in which none comes before one it refers to. Left out: the record of the migrations, which the
 * migrations write themselves, and unlogged tables, which a crash empties as well.
 */
export async function listDumpTables(client: ClientBase): Promise<DumpTable[]> {
  const { rows: tables } = await client.query<DumpTable>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relpersistence = 'p'
       and c.relname <> 'schema_migrations'
     order by c.relname`,
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to
     from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
     where r.contype = 'f' and r.conrelid <> r.confrelid and r.connamespace = 'public'::regnamespace`,
  )
  const ordered: DumpTable[] = []
  while (ordered.length < tables.length) {
    const isThere = (name: string) => ordered.some((table) => table.name === name)
    const next = tables.find(
      ({ name }) => !isThere(name) && references.every(({ from, to }) => from !== name || isThere(to)),
    )
    if (next === undefined) throw new Error('Tables refer to each other in a circle')
    ordered.push(next)
  }
  return ordered
}

/** So that a value is written and read as the same text everywhere. */
export const plainText = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
