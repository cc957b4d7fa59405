-- A sign-up is no account until the link of its own mail is opened: several may wait for one address, each with its own
-- password, and only the one whose link is opened becomes an account.
create table sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null,
  password_hash text not null,
  -- Hash of the secret in the cookie of the browser that signed up. Only there the password above is taken over.
  browser_hash text not null,
  -- Where that browser was.
  next_path text not null default '/',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_ups_by_email on sign_ups (email);
create index sign_ups_by_end on sign_ups (expires_at);

-- Asked for, until the new address is confirmed; then kept so that the old address can take the account back.
create table address_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email)),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- Of the link to the new address; once it is confirmed, of the link to the old one.
  expires_at timestamptz not null
);
create index address_changes_by_user on address_changes (user_id);
create index address_changes_by_end on address_changes (expires_at);

-- Whoever has shown that an address is theirs ends every sign-up that waits for it, whichever way they came.
create function discard_sign_ups() returns trigger
language plpgsql
as $$
begin
  delete from public.sign_ups where sign_ups.email = new.email;
  return null;
end
$$;

create trigger discard_sign_ups after insert or update of email, email_verified on users
for each row when (new.email_verified) execute function discard_sign_ups();

revoke execute on function discard_sign_ups() from public;

alter table sign_ups enable row level security;
alter table sign_ups force row level security;
alter table address_changes enable row level security;
alter table address_changes force row level security;

grant select, insert, update, delete on sign_ups, address_changes to blueprompt_auth;
create policy auth on sign_ups to blueprompt_auth using (true);
create policy auth on address_changes to blueprompt_auth using (true);

grant select (id, expires_at), delete on sign_ups, address_changes to blueprompt_worker;
create policy worker_sees_expired on sign_ups for select to blueprompt_worker using (expires_at < now());
create policy worker_removes_expired on sign_ups for delete to blueprompt_worker using (expires_at < now());
create policy worker_sees_expired on address_changes for select to blueprompt_worker using (expires_at < now());
create policy worker_removes_expired on address_changes for delete to blueprompt_worker using (expires_at < now());
