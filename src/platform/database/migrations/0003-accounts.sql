-- What Better Auth keeps. Only its own role reaches these tables: password hashes and session tokens are out of reach
-- of everything a visitor's request does.
create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_by_user on accounts (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_end on verifications (expires_at);

-- What the rest of the product knows about a person.
create table profiles (
  id uuid primary key references users on delete cascade,
  email text not null,
  full_name text not null default '',
  avatar_url text,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_newest_first on profiles (created_at desc, id desc);
create index profiles_admins on profiles (id) where is_admin;

create function fill_profile() returns trigger
language plpgsql
as $$
begin
  insert into public.profiles (id, email, full_name, avatar_url, created_at)
  values (new.id, new.email, new.name, new.image, new.created_at)
  on conflict (id) do update
  set email = excluded.email, full_name = excluded.full_name, avatar_url = excluded.avatar_url, updated_at = now();
  return null;
end
$$;

create trigger fill_profile after insert or update of email, name, image on users
for each row execute function fill_profile();

-- The flag on the profile is the only truth; this reads it.
create function is_admin(user_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select profiles.is_admin from public.profiles where profiles.id = $1), false)
$$;

create function keep_one_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time, so that two admins who remove each other at the same moment do not both succeed.
  perform pg_catalog.pg_advisory_xact_lock(7201002);
  if not exists (select from public.profiles where profiles.is_admin) then
    raise exception 'the last admin cannot be removed' using errcode = 'check_violation', constraint = 'keep_one_admin';
  end if;
  return null;
end
$$;

create trigger keep_one_admin_on_update after update of is_admin on profiles
for each row when (old.is_admin and not new.is_admin) execute function keep_one_admin();
create trigger keep_one_admin_on_delete after delete on profiles
for each row when (old.is_admin) execute function keep_one_admin();

revoke execute on function fill_profile(), is_admin(uuid), keep_one_admin() from public;
grant execute on function is_admin(uuid) to blueprompt_app;

alter table users enable row level security;
alter table users force row level security;
alter table sessions enable row level security;
alter table sessions force row level security;
alter table accounts enable row level security;
alter table accounts force row level security;
alter table verifications enable row level security;
alter table verifications force row level security;
alter table profiles enable row level security;
alter table profiles force row level security;

grant select, insert, update, delete on users, sessions, accounts, verifications to blueprompt_auth;
create policy auth on users to blueprompt_auth using (true);
create policy auth on sessions to blueprompt_auth using (true);
create policy auth on accounts to blueprompt_auth using (true);
create policy auth on verifications to blueprompt_auth using (true);

-- The trigger writes what belongs to the account; nobody but admins and the operator writes the flag.
grant select on profiles to blueprompt_auth;
grant insert (id, email, full_name, avatar_url, created_at) on profiles to blueprompt_auth;
grant update (email, full_name, avatar_url, updated_at) on profiles to blueprompt_auth;
create policy auth_reads on profiles for select to blueprompt_auth using (true);
create policy auth_fills on profiles for insert to blueprompt_auth with check (not is_admin);
create policy auth_refreshes on profiles for update to blueprompt_auth using (true);

grant select on profiles to blueprompt_app;
grant update (is_admin, updated_at) on profiles to blueprompt_app;
create policy own on profiles for select to blueprompt_app using (id = (select current_user_id()));
create policy admin_reads on profiles for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_appoints on profiles for update to blueprompt_app
  using ((select is_admin((select current_user_id()))));

grant select on users to blueprompt_operator;
create policy operator_reads on users for select to blueprompt_operator using (true);
grant select on profiles to blueprompt_operator;
grant update (is_admin, updated_at) on profiles to blueprompt_operator;
create policy operator_reads on profiles for select to blueprompt_operator using (true);
create policy operator_appoints on profiles for update to blueprompt_operator using (true);

-- Needed by is_admin and keep_one_admin.
alter function is_admin(uuid) owner to blueprompt_definer;
alter function keep_one_admin() owner to blueprompt_definer;
grant select (id, is_admin) on profiles to blueprompt_definer;
create policy definer_reads on profiles for select to blueprompt_definer using (true);

-- The worker removes what has expired and nothing else.
grant select (id, expires_at), delete on sessions, verifications to blueprompt_worker;
create policy worker_sees_expired on sessions for select to blueprompt_worker using (expires_at < now());
create policy worker_removes_expired on sessions for delete to blueprompt_worker using (expires_at < now());
create policy worker_sees_expired on verifications for select to blueprompt_worker using (expires_at < now());
create policy worker_removes_expired on verifications for delete to blueprompt_worker using (expires_at < now());

-- Signs cookies and links. Made with the database, so that every server that uses it has the same one.
alter table installation add column auth_secret text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
grant select (auth_secret) on installation to blueprompt_auth;
create policy auth_reads on installation for select to blueprompt_auth using (true);
