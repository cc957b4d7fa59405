-- Who the server is while it works. No role logs in, owns anything or may pass row-level security by; a transaction
-- becomes one of them for its length (with-identity.server.ts), and each may do only what later migrations grant.
--   blueprompt_app       a visitor's request, with the visitor's id in app.user_id
--   blueprompt_auth      sign-up, sign-in and sessions, which have to read before anybody is known
--   blueprompt_worker    work in the background: sending mail, removing what has expired
--   blueprompt_operator  the command line of whoever runs the server: granting and revoking admin
--   blueprompt_definer   owns the functions that look further than their caller may; nothing ever becomes it
do $$
declare
  name text;
  -- Since PostgreSQL 16 being a member no longer means that one may become the role.
  privilege text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  foreach name in array array['blueprompt_app', 'blueprompt_auth', 'blueprompt_worker', 'blueprompt_operator',
    'blueprompt_definer'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit', name);
      exception
        -- Roles belong to the whole server: another database of it may be made at this moment.
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          raise exception 'the database user may not create the role %: let an administrator run "create role % nologin; grant % to %"',
            name, name, name, current_user;
      end;
    end if;
    if not pg_has_role(current_user, name, privilege) then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end
$$;

-- The person this transaction speaks for; null for nobody, and for anything that is not an id.
create function current_user_id() returns uuid
language sql stable parallel safe
as $$
  select case
    when current_setting('app.user_id', true) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then current_setting('app.user_id', true)::uuid
  end
$$;

revoke execute on function current_user_id() from public;
grant execute on function current_user_id() to blueprompt_app;

-- To be given a function, a role must be allowed to make one.
grant create on schema public to blueprompt_definer;

-- Row-level security stands on every table, also against their owner, which only has to get at these two.
alter table schema_migrations enable row level security;
alter table schema_migrations force row level security;
create policy owner on schema_migrations to current_user using (true);

alter table installation enable row level security;
alter table installation force row level security;
create policy owner on installation to current_user using (true);
grant select (is_only_row, id, created_at) on installation to blueprompt_worker;
create policy worker_reads on installation for select to blueprompt_worker using (true);
