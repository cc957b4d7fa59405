import type { PoolClient, QueryResult } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accessMatrix,
  actors,
  functionAccess,
  people,
  type Actor,
  type Role,
} from './access-matrix.server.ts'
import type { Database } from './open-database.server.ts'
import { openTestDatabase } from './test-databases.ts'

let database: Database
let client: PoolClient
const slow = { timeout: 240_000 }

beforeAll(async () => {
  database = await openTestDatabase()
  client = await database.pool.connect()
  await client.query('begin')
  await fillTables()
})

afterAll(async () => {
  await client.query('rollback')
  client.release()
  await database.close()
})

async function fillTables(): Promise<void> {
  const { ada, ben, eva, fred } = people
  for (const [name, id] of Object.entries(people)) {
    await client.query(
      `insert into users (id, name, email) values ('${id}', '${name}', '${name}@example.org')`,
    )
    await client.query(
      `insert into accounts (user_id, provider_id, account_id) values ('${id}', 'credential', '${id}')`,
    )
  }
  await client.query(`update profiles set is_admin = true where id in ('${eva}', '${fred}')`)
  await client.query(`update profiles set is_admin = false where id = '${fred}'`)
  await client.query(`insert into sessions (user_id, token, expires_at) values
    ('${ada}', 'ada', now() + interval '1 day'), ('${ben}', 'ben', now() + interval '1 day'),
    ('${ada}', 'expired', now() - interval '1 day')`)
  await client.query(`insert into verifications (identifier, value, expires_at) values
    ('open', 'x', now() + interval '1 day'), ('expired', 'x', now() - interval '1 day'),
    ('trust-device-x', 'x', now() + interval '1 day')`)
  await client.query(`insert into two_factors (user_id, secret, backup_codes) values
    ('${ada}', 'x', '[]'), ('${ben}', 'x', '[]')`)
  await client.query(`insert into passkeys (user_id, credential_id, public_key, device_type, backed_up) values
    ('${ada}', 'ada', 'x', 'x', false), ('${ben}', 'ben', 'x', 'x', false)`)
  await client.query(`insert into sign_ups (email, name, password_hash, browser_hash, expires_at) values
    ('open@example.org', 'x', 'x', 'x', now() + interval '1 day'),
    ('expired@example.org', 'x', 'x', 'x', now() - interval '1 day')`)
  await client.query(`insert into address_changes (user_id, old_email, new_email, expires_at) values
    ('${ada}', 'ada@example.org', 'open@example.org', now() + interval '1 day'),
    ('${ada}', 'ada@example.org', 'expired@example.org', now() - interval '1 day')`)
  await client.query(`insert into prompt_history (user_id, tool_slug, form_data, result, generated_prompt, deleted_at) values
    ('${ada}', 'x', '{}', '{}', 'ada', null), ('${ben}', 'x', '{}', '{}', 'ben', null),
    ('${ada}', 'x', '{}', '{}', 'deleted', now() - interval '1 hour'),
    ('${ada}', 'x', '{}', '{}', 'just deleted', now())`)
  await client.query(`insert into mail_outbox (recipient, subject, body, status) values
    ('ada@example.org', 'waiting', 'x', 'waiting'), ('ada@example.org', 'sent', '', 'sent'),
    ('ada@example.org', 'dead', 'x', 'dead')`)
  await client.query(`insert into contact_messages (name, email, message, is_suspect, created_at) values
    ('x', 'x@example.org', 'open', false, now() - interval '1 year'),
    ('x', 'x@example.org', 'suspect', true, now()),
    ('x', 'x@example.org', 'old suspect', true, now() - interval '31 days')`)
  await client.query(`insert into audit_log (actor_id, actor_email, action, subject_type, subject_id, subject_name)
    values ('${eva}', 'eva@example.org', 'x', 'x', 'eva', 'x'),
      ('${eva}', 'eva@example.org', 'grant admin', 'user', 'fred', 'x'),
      ('${eva}', 'eva@example.org', 'revoke admin', 'user', 'fred', 'x')`)
  await client.query(`insert into tools_content (tool_slug, title, status) values
    ('x', 'published', 'published'), ('x', 'hidden', 'hidden')`)
  await client.query(`insert into whats_new_posts (title, content, date_posted) values
    ('posted', 'x', current_date), ('ahead', 'x', current_date + 2)`)
  await client.query(`insert into model_calls
    (tool_slug, provider, model, input_tokens, output_tokens, cost_usd, outcome, duration_ms, created_at) values
    ('x', 'x', 'recent', 1, 1, 0.1, 'answered', 1, now()),
    ('x', 'x', 'old', 1, 1, 0.1, 'answered', 1, now() - interval '91 days')`)
  await client.query(`insert into model_counters values
    ('running', 1, now() + interval '1 hour'), ('ended', 1, now() - interval '1 hour')`)
  await client.query(`insert into model_providers (id, kind, name, base_url, model, key_sealed, key_hint) values
    ('00000000-0000-4000-8000-000000000016', 'xx', 'sealed', 'https://x', 'x', 'x', 'x'),
    ('00000000-0000-4000-8000-000000000017', 'xx', 'open', 'https://x', 'x', null, null)`)
  await client.query(`insert into model_choices (tool_slug, provider_id)
    values ('one', '00000000-0000-4000-8000-000000000016')`)
  await client.query(`insert into blogs (title, slug, content, excerpt, reading_minutes, published_at) values
    ('x', 'published', 'x', 'x', 1, now() - interval '1 day'),
    ('x', 'scheduled', 'x', 'x', 1, now() + interval '1 day'), ('x', 'draft', 'x', 'x', 1, null)`)
  await client.query(`insert into contact_messages (name, email, message, deleted_at) values
    ('x', 'x@example.org', 'deleted', now() - interval '1 hour'), ('x', 'x@example.org', 'just deleted', now()),
    ('x', 'Ada@example.org', 'from ada', null), ('x', 'ada@example.org', 'from ada, deleted', now() - interval '1 hour')`)
  await client.query(`insert into analytics_events (id, name, at, expires_at, user_id) values
    (gen_random_uuid(), 'ada', now(), now() + interval '1 day', '${ada}')`)
  await client.query(`insert into analytics_events (id, name, at, expires_at) values
    (gen_random_uuid(), 'fresh', now(), now() + interval '1 day'),
    (gen_random_uuid(), 'expired', now(), now() - interval '1 day')`)
  await client.query(`insert into recording_chunks
      (recording_id, sequence, started_at, duration_ms, path, device, body, size, expires_at) values
    (gen_random_uuid(), 0, now(), 1, '/fresh', 'desktop', 'x', 1, now() + interval '1 day'),
    (gen_random_uuid(), 0, now(), 1, '/expired', 'desktop', 'x', 1, now() - interval '1 day')`)
  await client.query(`insert into rate_limits values
    ('used', now() + interval '1 minute'), ('whole', now() - interval '1 minute')`)
  await client.query(`insert into library_documents (owner_id, title, format, language, words, text, content_hash) values
    (null, 'library', 'text', 'en', 1, 'x', repeat('1', 64)), ('${ada}', 'ada', 'text', 'en', 1, 'x', repeat('2', 64)),
    ('${ben}', 'ben', 'text', 'en', 1, 'x', repeat('3', 64))`)
  await client.query(`insert into library_fingerprints (document_id, owner_id, hash, starts_at)
    select id, owner_id, 1, 0 from library_documents`)
  await client.query(`insert into library_passages (document_id, owner_id, starts_at, ends_at, stems)
    select id, owner_id, 0, 1, 'x' from library_documents`)
}

const settingsOf: Record<Actor, { role: Role; userId: string }> = {
  anonymous: { role: 'app', userId: '' },
  garbage: { role: 'app', userId: `${people.ada.toUpperCase()}' or true --` },
  ada: { role: 'app', userId: people.ada },
  eva: { role: 'app', userId: people.eva },
  formerAdmin: { role: 'app', userId: people.fred },
  auth: { role: 'auth', userId: '' },
  worker: { role: 'worker', userId: '' },
  operator: { role: 'operator', userId: '' },
  definer: { role: 'definer', userId: '' },
  backup: { role: 'backup', userId: '' },
}

/** Undoes what `work` does, also a mutation of the schema. */
async function undone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  await client.query(`savepoint ${name}`)
  try {
    return await work()
  } finally {
    await client.query(`rollback to savepoint ${name}`)
  }
}

/** What the last of the statements found or changed when this actor runs them; undone. One round trip for all. */
async function rowsFor(actor: Actor, statements: string): Promise<number> {
  const { role, userId } = settingsOf[actor]
  return undone('cell', async () => {
    const results: unknown = await client.query(
      `select set_config('app.user_id', ${client.escapeLiteral(userId)}, true);
       set local role blueprompt_${role}; ${statements}`,
    )
    return (results as QueryResult[]).at(-1)?.rowCount ?? 0
  })
}

async function succeeds(actor: Actor, statement: string): Promise<boolean> {
  try {
    return (await rowsFor(actor, statement)) > 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') return false
    throw error
  }
}

async function isWiped(actor: Actor, table: string, condition: string): Promise<boolean> {
  const left = `select from ${table} where ${condition}`
  return (await rowsFor(actor, `delete from ${table}; reset role; ${left}`)) === 0
}

/** All roles get all grants while `work` runs, so that only policies decide. */
async function withEveryGrant<Result>(work: () => Promise<Result>): Promise<Result> {
  return undone('grants', async () => {
    await client.query(`grant all on all tables in schema public to ${roleNames.join(', ')}`)
    await client.query(`grant execute on all functions in schema public to ${roleNames.join(', ')}`)
    // They would refuse what policies have let pass.
    await client.query('alter table profiles disable trigger user')
    await client.query('alter table audit_log disable trigger user')
    return work()
  })
}

/** What the policies let this actor do with a table. */
async function measure(table: string, actor: Actor): Promise<string[]> {
  const access = accessMatrix[table]
  if (access === undefined) throw new Error(`${table} has no entry in the access matrix`)
  const statements: [string, string][] = [
    ...Object.entries(access.rows).flatMap(([name, condition]): [string, string][] => [
      [`select ${name}`, `select 1 from ${table} where ${condition}`],
      [`update ${name}`, `update ${table} set ${access.update} where ${condition}`],
    ]),
    ...Object.entries(access.attempts),
  ]
  const found: string[] = []
  for (const [name, statement] of statements) {
    if (name === 'insert ordinary' || name === 'insert admin') {
      await undone('place', async () => {
        await client.query(`delete from profiles where id = '${people.fred}'`)
        if (await succeeds(actor, statement)) found.push(name)
      })
    } else if (await succeeds(actor, statement)) found.push(name)
  }
  for (const [name, condition] of Object.entries(access.rows)) {
    const isRemoved = await succeeds(actor, `delete from ${table} where ${condition}`)
    if (isRemoved) found.push(`delete ${name}`)
    // Without a condition no policy for reading narrows what is deleted.
    if (isRemoved !== (await isWiped(actor, table, condition))) found.push(`delete ${name} another way`)
  }
  return found.sort()
}

const roleNames = ['app', 'auth', 'worker', 'operator', 'definer', 'backup'].map(
  (role) => `blueprompt_${role}`,
)

function expected(table: string, actor: Actor): string[] {
  return [...(accessMatrix[table]?.allowed[actor] ?? [])].sort()
}

/** Whether anybody can do more or less with the table than the matrix says. */
async function isOff(table: string): Promise<boolean> {
  for (const actor of actors)
    if (JSON.stringify(await measure(table, actor)) !== JSON.stringify(expected(table, actor))) return true
  return false
}

async function ask<Row extends object>(statement: string): Promise<Row[]> {
  return (await client.query<Row>(statement)).rows
}

test('every table has an entry in the access matrix, and every entry a table', async () => {
  const tables = await ask<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
       and n.nspname not like 'pg_toast%' order by 1`,
  )
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(accessMatrix).sort())
})

/** Faults of the catalogue; [] when all is well. */
async function catalogueFaults(): Promise<string[]> {
  const rows = await ask<{ fault: string }>(`
    select c.relname || ' has no enabled row-level security' as fault from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
    union all
    select c.relname || ' does not force row-level security' from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relforcerowsecurity
    union all
    select 'policy ' || tablename || '.' || policyname || ' is for everybody' from pg_policies where 'public' = any(roles)
    union all
    select 'policy ' || tablename || '.' || policyname || ' lets a visitor see all rows' from pg_policies
      where 'blueprompt_app' = any(roles) and (qual = 'true' or with_check = 'true')
    union all
    select 'policy ' || tablename || '.' || policyname || ' asks who is there once per row' from pg_policies
      where coalesce(qual, '') || coalesce(with_check, '') ~ 'current_user_id\\(\\)'
        and coalesce(qual, '') || coalesce(with_check, '') !~ 'SELECT current_user_id\\(\\)'
    union all
    select 'policy ' || tablename || '.' || policyname || ' lets the owner read at all times' from pg_policies
      where 'blueprompt_backup' = any(roles) and qual <> $$(CURRENT_USER = 'blueprompt_backup'::name)$$
    union all
    select 'role ' || rolname || ' may do too much' from pg_roles
      where rolname like 'blueprompt_%' and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)
    union all
    select 'role ' || pg_get_userbyid(relowner) || ' owns ' || relname from pg_class
      where pg_get_userbyid(relowner) like 'blueprompt_%'
    union all
    select 'role ' || pg_get_userbyid(member) || ' is a member of ' || pg_get_userbyid(roleid) from pg_auth_members
      where pg_get_userbyid(member) like 'blueprompt_%'
    union all
    select 'everybody has grants on ' || relname from pg_class
      where relnamespace = 'public'::regnamespace and exists (select from aclexplode(relacl) where grantee = 0)
    union all
    select 'function ' || proname || ' has no search_path' from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef
        and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')
    union all
    select 'function ' || proname || ' runs as ' || pg_get_userbyid(proowner) from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and pg_get_userbyid(proowner) <> 'blueprompt_definer'
    union all
    select 'everybody may call ' || proname from pg_proc
      where pronamespace = 'public'::regnamespace
        and (proacl is null or exists (select from aclexplode(proacl) where grantee = 0))`)
  return rows.map(({ fault }) => fault)
}

test('row-level security is enabled and forced on every table, and no role of the server can pass it by', async () => {
  expect(await catalogueFaults()).toEqual([])
})

test('the roles have the grants of the matrix, column by column, and no others', async () => {
  // The views of information_schema say the same and take seconds.
  const rows = await ask<{ table: string; role: string; verb: string; columns: string }>(`
    with tables as (select oid, relname, relacl from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace),
      whole as (select t.oid, t.relname, a.grantee, a.privilege_type from tables t, aclexplode(t.relacl) a),
      single as (select t.oid, t.relname, a.grantee, a.privilege_type, c.attname
        from tables t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped,
        aclexplode(c.attacl) a),
      given as (select relname, grantee, privilege_type, '*' as columns from whole
        union all
        select relname, grantee, privilege_type, string_agg(attname, ' ' order by attname collate "C")
        from single s where not exists (select from whole w
          where w.oid = s.oid and w.grantee = s.grantee and w.privilege_type = s.privilege_type)
        group by 1, 2, 3)
    select relname as table, replace(rolname, 'blueprompt_', '') as role, lower(privilege_type) as verb, columns
    from given join pg_roles r on r.oid = grantee where rolname like 'blueprompt_%'`)
  const found: Record<string, Record<string, Record<string, string>>> = {}
  for (const { table, role, verb, columns } of rows) ((found[table] ??= {})[role] ??= {})[verb] = columns
  const wanted = Object.entries(accessMatrix).filter(([, { grants }]) => Object.keys(grants).length > 0)
  expect(found).toEqual(Object.fromEntries(wanted.map(([table, { grants }]) => [table, grants])))
})

test('the functions can be called by the roles of the matrix and no others', async () => {
  const rows = await ask<{ name: string; role: string | null }>(`
    select p.proname as name, case when pg_get_userbyid(a.grantee) like 'blueprompt_%'
        then replace(pg_get_userbyid(a.grantee), 'blueprompt_', '') end as role
    from pg_proc p left join lateral aclexplode(p.proacl) a on a.privilege_type = 'EXECUTE'
    where p.pronamespace = 'public'::regnamespace`)
  const found: Record<string, string[]> = {}
  for (const { name, role } of rows) {
    const list = (found[name] ??= [])
    if (role !== null && !list.includes(role)) list.push(role)
  }
  for (const list of Object.values(found)) list.sort()
  expect(found).toEqual(functionAccess)
})

test.for(Object.keys(accessMatrix))('policies of %s: every actor, verb and row', slow, async (table) => {
  await withEveryGrant(async () => {
    for (const actor of actors) expect(await measure(table, actor), actor).toEqual(expected(table, actor))
  })
})

// Policies are the same on both databases; on the embedded one this takes four times as long.
const onPostgres = test.runIf(process.env.TEST_DATABASE === 'postgres')

onPostgres('every mutation of a policy turns the matrix red', slow, async () => {
  const survivors: string[] = []
  let mutants = 0
  const policies = await ask<{ table: string; name: string; qual: string | null; with_check: string | null }>(
    // What only the owner may do cannot be seen here, where the owner is a superuser: owner.db.test.ts.
    `select tablename as table, policyname as name, qual, with_check from pg_policies where policyname <> 'owner'`,
  )
  const mutate = async (table: string, statement: string) => {
    mutants += 1
    await undone('mutation', async () => {
      await client.query(statement)
      if ((await catalogueFaults()).length === 0 && !(await isOff(table))) survivors.push(statement)
    })
  }
  await withEveryGrant(async () => {
    // The grants alone are no fault, so whatever is found below is the mutation.
    expect(await catalogueFaults()).toEqual([])
    for (const { table, name, qual, with_check } of policies) {
      await mutate(table, `drop policy ${name} on ${table}`)
      if (qual !== null && qual !== 'true')
        await mutate(table, `alter policy ${name} on ${table} using (true)`)
      if (with_check !== null && with_check !== 'true')
        await mutate(table, `alter policy ${name} on ${table} with check (true)`)
    }
    for (const table of Object.keys(accessMatrix)) {
      await mutate(table, `alter table ${table} disable row level security`)
      await mutate(table, `alter table ${table} no force row level security`)
    }
  })
  expect(survivors).toEqual([])
  expect(mutants).toBeGreaterThan(50)
})
