-- What the servers on this database note about themselves, for /readyz and the health page of admins.
create table server_health (
  is_only_row boolean primary key default true check (is_only_row),
  -- Written now and then, to see that the database takes writes.
  written_at timestamptz,
  mail_sent_at timestamptz,
  mail_failed_at timestamptz,
  mail_failure text check (length(mail_failure) <= 300),
  -- What the registry last said about the packages in use, and the last time that it could not be asked.
  advisories jsonb check (length(advisories::text) <= 100000),
  advisories_at timestamptz,
  advisories_failed_at timestamptz,
  advisories_failure text check (length(advisories_failure) <= 500)
);
insert into server_health default values;

alter table server_health enable row level security;
alter table server_health force row level security;
grant select, update (written_at, mail_sent_at, mail_failed_at, mail_failure) on server_health to blueprompt_worker;
create policy worker_reads on server_health for select to blueprompt_worker using (true);
create policy worker_notes on server_health for update to blueprompt_worker using (true);
grant select, update (advisories, advisories_at, advisories_failed_at, advisories_failure)
  on server_health to blueprompt_operator;
create policy operator_reads on server_health for select to blueprompt_operator using (true);
create policy operator_notes on server_health for update to blueprompt_operator using (true);
grant select on server_health to blueprompt_app;
create policy admin_reads on server_health for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
grant select on server_health to blueprompt_backup;
create policy backup_reads on server_health for select to blueprompt_backup
  using (current_user = 'blueprompt_backup');
