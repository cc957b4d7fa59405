-- What Better Auth's plugins for two-factor sign-in and passkeys keep. Like the other tables of accounts, only its own role
-- reaches them; the operator may take them away.
alter table users add column two_factor_enabled boolean not null default false;

-- When this person first signed in, which is never news to them. Whoever is here already has done so.
alter table users add column first_signed_in_at timestamptz default now();
alter table users alter column first_signed_in_at drop default;

create table two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  -- Encrypted with the secret that signs cookies.
  secret text not null,
  -- A JSON list of hashes; a code that was used is no longer in it.
  backup_codes text not null,
  -- false: not confirmed with a first code yet, and so without any effect.
  verified boolean not null default false,
  -- The plugin's own lock. It is off, because it would let others lock an account.
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now()
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null default 'Passkey' check (length(name) between 1 and 100),
  credential_id text not null unique,
  public_key text not null,
  -- Up to 2^32, as a number and not as the text that bigint becomes.
  counter double precision not null default 0,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

alter table two_factors enable row level security;
alter table two_factors force row level security;
alter table passkeys enable row level security;
alter table passkeys force row level security;
grant select, insert, update, delete on two_factors, passkeys to blueprompt_auth;
create policy auth on two_factors to blueprompt_auth using (true);
create policy auth on passkeys to blueprompt_auth using (true);
grant select on two_factors, passkeys to blueprompt_backup;
create policy backup_reads on two_factors for select to blueprompt_backup using (current_user = 'blueprompt_backup');
create policy backup_reads on passkeys for select to blueprompt_backup using (current_user = 'blueprompt_backup');

-- REQUIRE_ADMIN_2FA, written at every start, so that whoever asks whether somebody may work as an admin cannot forget it.
alter table installation add column admins_need_second_factor boolean not null default false;
grant update (admins_need_second_factor) on installation to blueprompt_operator;
grant select (is_only_row) on installation to blueprompt_operator;
create policy operator_reads on installation for select to blueprompt_operator using (true);
create policy operator_requires on installation for update to blueprompt_operator using (true);

create function lacks_second_factor(user_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select installation.admins_need_second_factor from public.installation), false)
    and not coalesce((select users.two_factor_enabled from public.users where users.id = $1), false)
$$;
revoke execute on function lacks_second_factor(uuid) from public;
grant execute on function lacks_second_factor(uuid) to blueprompt_app;
alter function lacks_second_factor(uuid) owner to blueprompt_definer;
grant select (id, two_factor_enabled) on users to blueprompt_definer;
create policy definer_reads on users for select to blueprompt_definer using (true);
grant select (admins_need_second_factor) on installation to blueprompt_definer;
create policy definer_reads on installation for select to blueprompt_definer using (true);

-- npm run admin -- reset-2fa: takes second factors away, ends sessions, says so to the person and in the audit log.
grant select (user_id, verified, backup_codes), delete on two_factors to blueprompt_operator;
create policy operator_sees on two_factors for select to blueprompt_operator using (true);
create policy operator_resets on two_factors for delete to blueprompt_operator using (true);
grant select (user_id), delete on passkeys to blueprompt_operator;
create policy operator_sees on passkeys for select to blueprompt_operator using (true);
create policy operator_resets on passkeys for delete to blueprompt_operator using (true);
grant select (user_id), delete on sessions to blueprompt_operator;
create policy operator_sees on sessions for select to blueprompt_operator using (true);
create policy operator_ends on sessions for delete to blueprompt_operator using (true);
grant update (two_factor_enabled) on users to blueprompt_operator;
create policy operator_resets on users for update to blueprompt_operator using (true);

-- Browsers that were trusted and codes that are asked for; not the links to new passwords.
grant select (identifier, value), delete on verifications to blueprompt_operator;
create policy operator_sees_second_factors on verifications for select to blueprompt_operator
  using (identifier like 'trust-device-%' or identifier like '2fa-%');
create policy operator_resets_second_factors on verifications for delete to blueprompt_operator
  using (identifier like 'trust-device-%' or identifier like '2fa-%');

grant insert (id, recipient, subject, body, reply_to, reply_to_name) on mail_outbox to blueprompt_operator;
create policy operator_writes on mail_outbox for insert to blueprompt_operator with check (status = 'waiting');

grant insert (actor_id, actor_email, action, subject_type, subject_id, subject_name, before, after)
  on audit_log to blueprompt_operator;
create policy operator_records on audit_log for insert to blueprompt_operator
  with check (actor_id = '00000000-0000-0000-0000-000000000000' and actor_email = 'command line');
