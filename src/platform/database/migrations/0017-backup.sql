--   blueprompt_backup    reads every row for a backup, where the user of the database is no superuser; changes nothing
-- A new table needs the same two lines as these get at the end; access.db.test.ts notices when they are forgotten.
do $$
declare
  privilege text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  if not exists (select from pg_roles where rolname = 'blueprompt_backup') then
    begin
      create role blueprompt_backup nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'the database user may not create the role blueprompt_backup: let an administrator run "create role blueprompt_backup nologin; grant blueprompt_backup to %"',
          current_user;
    end;
  end if;
  if not pg_has_role(current_user, 'blueprompt_backup', privilege) then
    grant blueprompt_backup to current_user;
  end if;
end
$$;

-- When the scheduled backup ran, how it went, and until when some server is at it.
create table backup_schedule (
  is_only_row boolean primary key default true check (is_only_row),
  taken_until timestamptz,
  last_good_at timestamptz,
  last_good_name text check (length(last_good_name) <= 300),
  last_good_bytes bigint check (last_good_bytes >= 0),
  last_failed_at timestamptz,
  last_failure text check (length(last_failure) <= 1000)
);
insert into backup_schedule default values;

alter table backup_schedule enable row level security;
alter table backup_schedule force row level security;
grant select, update (taken_until, last_good_at, last_good_name, last_good_bytes, last_failed_at, last_failure)
  on backup_schedule to blueprompt_worker;
create policy worker_reads on backup_schedule for select to blueprompt_worker using (true);
create policy worker_notes on backup_schedule for update to blueprompt_worker using (true);
grant select on backup_schedule to blueprompt_app;
create policy admin_reads on backup_schedule for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));

-- The policies ask who it is: to the owner, who is a member of the role, they would apply at all times.
do $$
declare
  name text;
begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('grant select on %I to blueprompt_backup', name);
    execute format('create policy backup_reads on %I for select to blueprompt_backup
      using (current_user = ''blueprompt_backup'')', name);
  end loop;
end
$$;
grant select on all sequences in schema public to blueprompt_backup;
