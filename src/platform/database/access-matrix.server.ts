/** Who a transaction may be. Verified or not, with an ended session or none: whoever is not a person is `anonymous`. */
export const actors = [
  'anonymous',
  'garbage',
  'ada',
  'eva',
  'formerAdmin',
  'auth',
  'worker',
  'operator',
  'definer',
  'backup',
] as const
export type Actor = (typeof actors)[number]

/** Ids of the people in the fixture. Ada and Ben are ordinary people, Eva is an admin, Fred was one. */
export const people = {
  ada: 'aaaaaaaa-0000-4000-8000-000000000001',
  ben: 'bbbbbbbb-0000-4000-8000-000000000002',
  eva: 'eeeeeeee-0000-4000-8000-000000000003',
  fred: 'ffffffff-0000-4000-8000-000000000004',
} as const

export type TableAccess = {
  /** Rows of the fixture by name, as a condition. */
  rows: Record<string, string>
  /** `column = value` that every row may be set to. */
  update: string
  /** Further statements by name: inserts, and updates that give a row away. */
  attempts: Record<string, string>
  /** What the policies alone let each actor do: `verb row` or the name of an attempt. Nothing else succeeds. */
  allowed: Partial<Record<Actor, readonly string[]>>
  /** What is granted, by role and verb: `*` for the whole table, otherwise the columns. */
  grants: Partial<Record<Role, Partial<Record<Verb, string>>>>
}

export type Role = 'app' | 'auth' | 'worker' | 'operator' | 'definer' | 'backup'
export type Verb = 'select' | 'insert' | 'update' | 'delete'

const { ada, ben } = people
const everything = { select: '*', insert: '*', update: '*', delete: '*' }

function crossed(verbs: readonly Verb[], rows: readonly string[]): string[] {
  return verbs.flatMap((verb) => rows.map((row) => `${verb} ${row}`))
}

const changeAny = ['select', 'update', 'delete'] as const

function insertEvent(lifetime: string): string {
  return `insert into analytics_events (id, name, at, expires_at)
    values (gen_random_uuid(), 'x', now(), now() + interval '${lifetime}')`
}

function insertChunk(lifetime: string): string {
  return `insert into recording_chunks
      (recording_id, sequence, started_at, duration_ms, path, device, body, size, expires_at)
    values (gen_random_uuid(), 0, now(), 1, '/x', 'desktop', 'x', 1, now() + interval '${lifetime}')`
}

/** One entry per table. A table without an entry, or an entry without its table, fails access.db.test.ts. */
const tables: Record<string, TableAccess> = {
  // Written by the tables' owner only, while migrating.
  schema_migrations: {
    rows: { first: 'version = 1' },
    update: `name = 'x'`,
    attempts: {
      'insert one': `insert into schema_migrations (version, name, checksum) values (999, 'x', 'x')`,
    },
    allowed: {},
    grants: {},
  },
  installation: {
    rows: { only: 'is_only_row' },
    update: 'created_at = now()',
    attempts: {},
    allowed: {
      worker: ['select only'],
      auth: ['select only'],
      operator: ['select only', 'update only'],
      definer: ['select only'],
    },
    grants: {
      worker: { select: 'created_at id is_only_row' },
      auth: { select: 'auth_secret' },
      operator: { select: 'is_only_row', update: 'admins_need_second_factor' },
      definer: { select: 'admins_need_second_factor' },
    },
  },
  backup_schedule: {
    rows: { only: 'is_only_row' },
    update: 'last_good_bytes = 1',
    attempts: {},
    allowed: { worker: crossed(['select', 'update'], ['only']), eva: ['select only'] },
    grants: {
      app: { select: '*' },
      worker: {
        select: '*',
        update: 'last_failed_at last_failure last_good_at last_good_bytes last_good_name taken_until',
      },
    },
  },
  server_health: {
    rows: { only: 'is_only_row' },
    update: 'written_at = now()',
    attempts: { 'note advisories': 'update server_health set advisories_at = now()' },
    allowed: {
      eva: ['select only'],
      worker: [...crossed(['select', 'update'], ['only']), 'note advisories'],
      operator: [...crossed(['select', 'update'], ['only']), 'note advisories'],
    },
    grants: {
      app: { select: '*' },
      worker: { select: '*', update: 'mail_failed_at mail_failure mail_sent_at written_at' },
      operator: { select: '*', update: 'advisories advisories_at advisories_failed_at advisories_failure' },
    },
  },
  users: {
    rows: { ada: `id = '${ada}'`, ben: `id = '${ben}'` },
    update: `name = 'x'`,
    attempts: {
      'insert one': `insert into users (name, email) values ('x', 'x@example.org')`,
      'reset ada': `update users set two_factor_enabled = false where id = '${ada}'`,
    },
    allowed: {
      auth: [...crossed(changeAny, ['ada', 'ben']), 'insert one', 'reset ada'],
      // Any other column is also in the profile, which the operator does not write.
      operator: ['select ada', 'select ben', 'reset ada'],
      definer: ['select ada', 'select ben'],
    },
    grants: {
      auth: everything,
      operator: { select: '*', update: 'two_factor_enabled' },
      definer: { select: 'id two_factor_enabled' },
    },
  },
  sessions: {
    rows: { ada: `token = 'ada'`, ben: `token = 'ben'`, expired: `token = 'expired'` },
    update: `user_agent = 'x'`,
    attempts: {
      'insert one': `insert into sessions (user_id, token, expires_at) values ('${ada}', 'x', now())`,
    },
    allowed: {
      auth: [...crossed(changeAny, ['ada', 'ben', 'expired']), 'insert one'],
      worker: ['select expired', 'delete expired'],
      operator: crossed(['select', 'delete'], ['ada', 'ben', 'expired']),
    },
    grants: {
      auth: everything,
      worker: { select: 'expires_at id', delete: '*' },
      operator: { select: 'user_id', delete: '*' },
    },
  },
  two_factors: {
    rows: { ada: `user_id = '${ada}'`, ben: `user_id = '${ben}'` },
    update: `verified = true`,
    attempts: {
      'insert one': `insert into two_factors (user_id, secret, backup_codes) values ('${people.fred}', 'x', '[]')`,
    },
    allowed: {
      auth: [...crossed(changeAny, ['ada', 'ben']), 'insert one'],
      operator: crossed(['select', 'delete'], ['ada', 'ben']),
    },
    grants: { auth: everything, operator: { select: 'backup_codes user_id verified', delete: '*' } },
  },
  passkeys: {
    rows: { ada: `user_id = '${ada}'`, ben: `user_id = '${ben}'` },
    update: `name = 'x'`,
    attempts: {
      'insert one': `insert into passkeys (user_id, credential_id, public_key, device_type, backed_up)
        values ('${ada}', 'x', 'x', 'x', false)`,
    },
    allowed: {
      auth: [...crossed(changeAny, ['ada', 'ben']), 'insert one'],
      operator: crossed(['select', 'delete'], ['ada', 'ben']),
    },
    grants: { auth: everything, operator: { select: 'user_id', delete: '*' } },
  },
  accounts: {
    rows: { ada: `user_id = '${ada}'`, ben: `user_id = '${ben}'` },
    update: `scope = 'x'`,
    attempts: {
      'insert one': `insert into accounts (user_id, provider_id, account_id) values ('${ada}', 'x', 'x')`,
    },
    allowed: { auth: [...crossed(changeAny, ['ada', 'ben']), 'insert one'] },
    grants: { auth: everything },
  },
  verifications: {
    rows: {
      open: `identifier = 'open'`,
      expired: `identifier = 'expired'`,
      trusted: `identifier = 'trust-device-x'`,
    },
    update: `value = 'x'`,
    attempts: {
      'insert one': `insert into verifications (identifier, value, expires_at) values ('x', 'x', now())`,
    },
    allowed: {
      auth: [...crossed(changeAny, ['open', 'expired', 'trusted']), 'insert one'],
      worker: ['select expired', 'delete expired'],
      operator: ['select trusted', 'delete trusted'],
    },
    grants: {
      auth: everything,
      worker: { select: 'expires_at id', delete: '*' },
      operator: { select: 'identifier value', delete: '*' },
    },
  },
  sign_ups: {
    rows: { open: `email = 'open@example.org'`, expired: `email = 'expired@example.org'` },
    update: `name = 'x'`,
    attempts: {
      'insert one': `insert into sign_ups (email, name, password_hash, browser_hash, expires_at)
        values ('x@example.org', 'x', 'x', 'x', now())`,
    },
    allowed: {
      auth: [...crossed(changeAny, ['open', 'expired']), 'insert one'],
      worker: ['select expired', 'delete expired'],
    },
    grants: { auth: everything, worker: { select: 'expires_at id', delete: '*' } },
  },
  address_changes: {
    rows: { open: `new_email = 'open@example.org'`, expired: `new_email = 'expired@example.org'` },
    update: `old_email = 'x@example.org'`,
    attempts: {
      'insert one': `insert into address_changes (user_id, old_email, new_email, expires_at)
        values ('${ada}', 'ada@example.org', 'x@example.org', now())`,
    },
    allowed: {
      auth: [...crossed(changeAny, ['open', 'expired']), 'insert one'],
      worker: ['select expired', 'delete expired'],
    },
    grants: { auth: everything, worker: { select: 'expires_at id', delete: '*' } },
  },
  profiles: {
    rows: { ada: `id = '${ada}'`, ben: `id = '${ben}'` },
    update: `updated_at = now()`,
    attempts: {
      'insert ordinary': `insert into profiles (id, email) values ('${people.fred}', 'x')`,
      'insert admin': `insert into profiles (id, email, is_admin) values ('${people.fred}', 'x', true)`,
      'appoint ada': `update profiles set is_admin = true where id = '${ada}'`,
    },
    allowed: {
      ada: ['select ada'],
      eva: [...crossed(['select', 'update'], ['ada', 'ben']), 'appoint ada'],
      // The flag is kept from this role by its grants, column by column.
      auth: [...crossed(['select', 'update'], ['ada', 'ben']), 'insert ordinary', 'appoint ada'],
      operator: [...crossed(['select', 'update'], ['ada', 'ben']), 'appoint ada'],
      definer: ['select ada', 'select ben'],
    },
    grants: {
      app: { select: '*', update: 'is_admin updated_at' },
      auth: {
        select: '*',
        insert: 'avatar_url created_at email full_name id',
        update: 'avatar_url email full_name updated_at',
      },
      operator: { select: '*', update: 'is_admin updated_at' },
      definer: { select: 'email full_name id is_admin' },
    },
  },
  prompt_history: {
    rows: {
      ada: `generated_prompt = 'ada'`,
      ben: `generated_prompt = 'ben'`,
      deleted: `generated_prompt = 'deleted'`,
      justDeleted: `generated_prompt = 'just deleted'`,
    },
    update: `title = 'x'`,
    attempts: {
      'insert for ada': insertHistory(ada),
      'insert for ben': insertHistory(ben),
      'give to ben': `update prompt_history set user_id = '${ben}' where generated_prompt = 'ada'`,
      'take from ben': `update prompt_history set user_id = '${ada}' where generated_prompt = 'ben'`,
    },
    allowed: {
      // The two deleted ones are Ada's.
      ada: [...crossed(['select', 'update'], ['ada', 'deleted', 'justDeleted']), 'insert for ada'],
      worker: ['select deleted', 'delete deleted'],
      definer: crossed(['select'], ['ada', 'ben', 'deleted', 'justDeleted']),
    },
    grants: {
      app: {
        select: '*',
        insert: 'form_data generated_prompt idempotency_key kind project_name project_type result tool_slug',
        update:
          'deleted_at form_data generated_prompt idempotency_key is_favourite kind project_name project_type result title',
      },
      worker: { select: 'deleted_at id', delete: '*' },
      definer: { select: 'created_at tool_slug' },
    },
  },
  mail_outbox: {
    rows: { waiting: `subject = 'waiting'`, sent: `subject = 'sent'`, dead: `subject = 'dead'` },
    update: `last_error = 'x'`,
    attempts: {
      'insert waiting': `insert into mail_outbox (recipient, subject, body) values ('x@example.org', 'x', 'x')`,
      'insert dead': `insert into mail_outbox (recipient, subject, body, status) values ('x@example.org', 'x', 'x', 'dead')`,
      'resend waiting': `update mail_outbox set status = 'waiting' where subject = 'waiting'`,
      'resend sent': `update mail_outbox set status = 'waiting' where subject = 'sent'`,
      'resend dead': `update mail_outbox set status = 'waiting' where subject = 'dead'`,
    },
    allowed: {
      anonymous: ['insert waiting'],
      garbage: ['insert waiting'],
      ada: ['insert waiting'],
      eva: ['insert waiting', 'select waiting', 'select dead', 'resend dead'],
      formerAdmin: ['insert waiting'],
      auth: ['insert waiting'],
      operator: ['insert waiting'],
      worker: [
        ...crossed(['select', 'update'], ['waiting', 'sent', 'dead']),
        ...crossed(['delete'], ['sent', 'dead']),
        'resend waiting',
        'resend sent',
        'resend dead',
      ],
    },
    grants: {
      app: {
        select: 'attempts created_at id last_error recipient status subject',
        insert: 'body id recipient reply_to reply_to_name subject',
        update: 'due_at last_error status',
      },
      auth: { insert: 'body id recipient reply_to reply_to_name subject' },
      operator: { insert: 'body id recipient reply_to reply_to_name subject' },
      worker: { select: '*', update: '*', delete: '*' },
    },
  },
  contact_messages: {
    rows: {
      open: `message = 'open'`,
      suspect: `message = 'suspect'`,
      oldSuspect: `message = 'old suspect'`,
      deleted: `message = 'deleted'`,
      justDeleted: `message = 'just deleted'`,
      ada: `message = 'from ada'`,
      adaDeleted: `message = 'from ada, deleted'`,
    },
    update: 'answered_at = now()',
    attempts: {
      'insert open': `insert into contact_messages (name, email, message) values ('x', 'x@example.org', 'x')`,
      'insert answered': `insert into contact_messages (name, email, message, answered_at)
        values ('x', 'x@example.org', 'x', now())`,
    },
    allowed: {
      anonymous: ['insert open'],
      garbage: ['insert open'],
      ada: ['insert open', 'select ada'],
      eva: [
        ...crossed(
          ['select', 'update'],
          ['open', 'suspect', 'oldSuspect', 'deleted', 'justDeleted', 'ada', 'adaDeleted'],
        ),
        'insert open',
      ],
      formerAdmin: ['insert open'],
      worker: [...crossed(['select', 'delete'], ['oldSuspect', 'deleted', 'adaDeleted'])],
    },
    grants: {
      app: {
        select: '*',
        insert: 'email id is_suspect mail_id message name',
        update: 'answered_at deleted_at is_suspect suspect_since',
      },
      worker: { select: 'created_at deleted_at id is_suspect suspect_since', delete: '*' },
    },
  },
  analytics_events: {
    rows: { fresh: `name = 'fresh'`, expired: `name = 'expired'`, ada: `name = 'ada'` },
    update: `path = '/x'`,
    attempts: { 'insert fresh': insertEvent('1 day'), 'insert expired': insertEvent('-1 day') },
    allowed: {
      ada: ['select ada'],
      eva: ['select fresh', 'select expired', 'select ada'],
      worker: ['insert fresh', 'select expired', 'delete expired'],
    },
    grants: { app: { select: '*' }, worker: { select: 'expires_at id', insert: '*', delete: '*' } },
  },
  recording_chunks: {
    rows: { fresh: `path = '/fresh'`, expired: `path = '/expired'` },
    update: `device = 'phone'`,
    attempts: { 'insert fresh': insertChunk('1 day'), 'insert expired': insertChunk('-1 day') },
    allowed: {
      eva: crossed(['select', 'delete'], ['fresh', 'expired']),
      worker: ['insert fresh', 'select fresh', 'select expired', 'delete expired'],
    },
    grants: {
      app: { select: '*', delete: '*' },
      worker: { select: 'expires_at recording_id sequence size', insert: '*', delete: '*' },
    },
  },
  audit_log: {
    rows: {
      eva: `subject_id = 'eva'`,
      granted: `action = 'grant admin'`,
      revoked: `action = 'revoke admin'`,
    },
    update: `action = 'x'`,
    attempts: {
      'record for eva': insertAudit(people.eva),
      'record for ada': insertAudit(ada),
      'record for the command line': insertAudit('00000000-0000-0000-0000-000000000000', 'command line'),
    },
    allowed: {
      eva: ['select eva', 'select granted', 'select revoked', 'record for eva'],
      operator: ['select granted', 'select revoked', 'record for the command line'],
    },
    grants: {
      app: { select: '*', insert: 'action after before subject_id subject_name subject_type' },
      operator: {
        select: 'action subject_id subject_name subject_type',
        insert: 'action actor_email actor_id after before subject_id subject_name subject_type',
      },
    },
  },
  tools_content: {
    rows: { published: `title = 'published'`, hidden: `title = 'hidden'` },
    update: `description = 'x'`,
    attempts: { 'insert one': `insert into tools_content (tool_slug, title) values ('x', 'x')` },
    allowed: {
      anonymous: ['select published'],
      garbage: ['select published'],
      ada: ['select published'],
      formerAdmin: ['select published'],
      eva: [...crossed(changeAny, ['published', 'hidden']), 'insert one'],
      operator: [...crossed(['select'], ['published', 'hidden']), 'insert one'],
    },
    grants: {
      app: {
        select: '*',
        insert: 'description id image_url long_content status tags title tool_slug updated_at',
        update: 'description image_url long_content status tags title tool_slug updated_at',
        delete: '*',
      },
      operator: { select: '*', insert: '*' },
    },
  },
  whats_new_posts: {
    rows: { posted: `title = 'posted'`, ahead: `title = 'ahead'` },
    update: `content = 'y'`,
    attempts: { 'insert one': `insert into whats_new_posts (title, content) values ('x', 'x')` },
    allowed: {
      anonymous: ['select posted'],
      garbage: ['select posted'],
      ada: ['select posted'],
      formerAdmin: ['select posted'],
      eva: [...crossed(changeAny, ['posted', 'ahead']), 'insert one'],
      operator: [...crossed(['select'], ['posted', 'ahead']), 'insert one'],
    },
    grants: {
      app: {
        select: '*',
        insert: 'content date_posted id image_url title',
        update: 'content date_posted image_url title',
        delete: '*',
      },
      operator: { select: '*', insert: '*' },
    },
  },
  model_calls: {
    rows: { recent: `model = 'recent'`, old: `model = 'old'` },
    update: `outcome = 'x'`,
    attempts: {
      'insert one': `insert into model_calls
        (tool_slug, provider, model, input_tokens, output_tokens, cost_usd, outcome, duration_ms)
        values ('x', 'x', 'x', 1, 1, 0, 'answered', 1)`,
    },
    allowed: {
      eva: ['select recent', 'select old'],
      worker: ['select recent', 'select old', 'insert one', 'delete old'],
    },
    grants: { app: { select: '*' }, worker: { select: 'cost_usd created_at id', insert: '*', delete: '*' } },
  },
  model_counters: {
    rows: { running: `key = 'running'`, ended: `key = 'ended'` },
    update: 'value = 2',
    attempts: { 'insert one': `insert into model_counters values ('x', 1, now())` },
    allowed: {
      worker: ['select ended', 'delete ended'],
      definer: [...crossed(changeAny, ['running', 'ended']), 'insert one'],
    },
    grants: { worker: { select: '*', delete: '*' }, definer: everything },
  },
  model_providers: {
    rows: { sealed: `name = 'sealed'`, open: `name = 'open'` },
    update: `model = 'y'`,
    attempts: {
      'insert one': `insert into model_providers (kind, name, base_url, model) values ('xx', 'x', 'https://x', 'x')`,
      'seal anew': `update model_providers set key_sealed = 'y' where name = 'sealed'`,
    },
    allowed: {
      eva: [...crossed(changeAny, ['sealed', 'open']), 'insert one', 'seal anew'],
      worker: ['select sealed', 'select open', 'update sealed', 'seal anew'],
    },
    grants: {
      // A sealed key is written here and never read.
      app: {
        select: 'base_url id key_hint kind model name place updated_at',
        insert: 'base_url id key_hint key_sealed kind model name place',
        update: 'base_url key_hint key_sealed model place updated_at',
        delete: '*',
      },
      worker: { select: '*', update: 'key_sealed' },
    },
  },
  model_settings: {
    rows: { only: 'is_only_row' },
    update: 'a_day = 1',
    attempts: {},
    allowed: { eva: ['select only', 'update only'], worker: ['select only'] },
    grants: {
      app: { select: '*', update: 'a_day daily_budget_usd own_keys per_address_an_hour per_user_an_hour' },
      worker: { select: '*' },
    },
  },
  model_choices: {
    rows: { one: `tool_slug = 'one'` },
    update: `model = 'y'`,
    attempts: {
      'insert one': `insert into model_choices (tool_slug, provider_id)
        values ('another', '00000000-0000-4000-8000-000000000016')`,
    },
    allowed: { eva: [...crossed(changeAny, ['one']), 'insert one'], worker: ['select one'] },
    grants: {
      app: { select: '*', insert: '*', update: 'model provider_id', delete: '*' },
      worker: { select: '*' },
    },
  },
  blogs: {
    rows: { published: `slug = 'published'`, scheduled: `slug = 'scheduled'`, draft: `slug = 'draft'` },
    update: `title = 'x'`,
    attempts: { 'insert published': insertBlog('now()'), 'insert draft': insertBlog('null') },
    allowed: {
      anonymous: ['select published'],
      garbage: ['select published'],
      ada: ['select published'],
      eva: [...crossed(changeAny, ['published', 'scheduled', 'draft']), 'insert published', 'insert draft'],
      formerAdmin: ['select published'],
      operator: [...crossed(['select'], ['published', 'scheduled', 'draft']), 'insert published'],
      definer: crossed(['select'], ['published', 'scheduled', 'draft']),
    },
    grants: {
      app: {
        select: '*',
        insert: 'author_id content excerpt id image_url published_at reading_minutes slug title video_url',
        update: 'content excerpt image_url published_at reading_minutes slug title updated_at video_url',
        delete: '*',
      },
      operator: { select: '*', insert: '*' },
      definer: { select: 'author_id id' },
    },
  },
  rate_limits: {
    rows: { used: `key = 'used'`, whole: `key = 'whole'` },
    update: 'full_at = now()',
    attempts: { 'insert one': `insert into rate_limits values ('x', now())` },
    allowed: {
      worker: ['select whole', 'delete whole'],
      definer: [...crossed(changeAny, ['used', 'whole']), 'insert one'],
    },
    grants: { worker: { select: '*', delete: '*' }, definer: everything },
  },
  library_documents: {
    rows: { library: `title = 'library'`, ada: `title = 'ada'`, ben: `title = 'ben'` },
    update: 'indexed_at = now()',
    attempts: {
      'insert for all': insertDocument('null'),
      'insert for ada': insertDocument(`'${ada}'`),
      'insert for ben': insertDocument(`'${ben}'`),
    },
    allowed: {
      anonymous: ['select library'],
      garbage: ['select library'],
      ada: ['select library', ...crossed(changeAny, ['ada']), 'insert for ada'],
      eva: [...crossed(changeAny, ['library']), 'insert for all'],
      formerAdmin: ['select library'],
      operator: [...crossed(changeAny, ['library']), 'insert for all'],
    },
    grants: {
      app: {
        select: '*',
        insert: 'content_hash format indexed_at language owner_id text title url words',
        update: 'indexed_at',
        delete: '*',
      },
      operator: {
        select: '*',
        insert: 'content_hash format indexed_at language owner_id text title url words',
        update: 'indexed_at',
      },
    },
  },
  library_fingerprints: libraryPart('library_fingerprints', 'hash, starts_at', '1, 0', 'hash starts_at'),
  library_passages: libraryPart(
    'library_passages',
    'starts_at, ends_at, stems',
    `0, 1, 'x'`,
    'ends_at starts_at stems',
  ),
}

/** The tables above, and that a backup reads every row of each and changes none. */
export const accessMatrix: Record<string, TableAccess> = Object.fromEntries(
  Object.entries(tables).map(([name, access]) => [
    name,
    {
      ...access,
      allowed: { ...access.allowed, backup: crossed(['select'], Object.keys(access.rows)) },
      grants: { ...access.grants, backup: { select: '*' } },
    },
  ]),
)

/** Functions besides the built-in ones, with the roles that may call them. */
export const functionAccess: Record<string, readonly Role[]> = {
  change_counters: ['definer', 'worker'],
  blog_author: ['app', 'definer'],
  count_generations: ['app', 'definer'],
  counted: ['definer'],
  current_user_email: ['app'],
  current_user_id: ['app', 'definer'],
  discard_sign_ups: [],
  fill_profile: [],
  find_library_fingerprints: ['app', 'definer', 'operator'],
  find_library_passages: ['app', 'definer', 'operator'],
  give_back_allowance: ['auth', 'definer'],
  is_admin: ['app', 'definer'],
  lacks_second_factor: ['app', 'definer'],
  keep_audit_log: [],
  keep_one_admin: ['definer'],
  read_counters: ['definer', 'worker'],
  take_counters: ['definer', 'worker'],
  take_allowance: ['app', 'auth', 'definer'],
}

function insertBlog(publishedAt: string): string {
  return `insert into blogs (title, slug, content, excerpt, reading_minutes, published_at)
    values ('x', 'x', 'x', 'x', 1, ${publishedAt})`
}

function insertHistory(owner: string): string {
  return `insert into prompt_history (user_id, tool_slug, form_data, result, generated_prompt)
    values ('${owner}', 'x', '{}', '{}', 'x')`
}

function insertAudit(actor: string, email = 'x'): string {
  return `insert into audit_log (actor_id, actor_email, action, subject_type, subject_id, subject_name)
    values ('${actor}', '${email}', 'x', 'x', 'x', 'x')`
}

function insertDocument(owner: string): string {
  return `insert into library_documents (owner_id, title, format, language, words, text, content_hash)
    values (${owner}, 'x', 'text', 'en', 1, 'x', repeat('x', 64))`
}

/** The rows that a document is found by. Its owner stands in them too, so that no policy has to look elsewhere. */
function libraryPart(table: string, columns: string, values: string, inserted: string): TableAccess {
  const insertFor = (owner: string) =>
    `insert into ${table} (document_id, owner_id, ${columns})
     select id, ${owner}, ${values} from library_documents where title = 'library'`
  return {
    rows: { library: 'owner_id is null', ada: `owner_id = '${ada}'`, ben: `owner_id = '${ben}'` },
    update: 'starts_at = 1',
    attempts: {
      'insert for all': insertFor('null'),
      'insert for ada': insertFor(`'${ada}'`),
      'insert for ben': insertFor(`'${ben}'`),
    },
    allowed: {
      anonymous: ['select library'],
      garbage: ['select library'],
      ada: ['select library', ...crossed(changeAny, ['ada']), 'insert for ada'],
      eva: [...crossed(changeAny, ['library']), 'insert for all'],
      formerAdmin: ['select library'],
      operator: [...crossed(changeAny, ['library']), 'insert for all'],
      definer: crossed(['select'], ['library', 'ada', 'ben']),
    },
    grants: {
      app: { select: '*', insert: sorted(`document_id owner_id ${inserted}`), delete: '*' },
      operator: { select: '*', insert: sorted(`document_id owner_id ${inserted}`) },
      definer: { select: '*' },
    },
  }
}

function sorted(columns: string): string {
  return columns.split(' ').sort().join(' ')
}
