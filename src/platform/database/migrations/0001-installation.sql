-- One row for the life of this database: which installation the logs and backups belong to.
create table installation (
  is_only_row boolean primary key default true check (is_only_row),
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);

insert into installation default values;
