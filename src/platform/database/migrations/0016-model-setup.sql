-- Which models answer, as admins set it up in the panel. What the environment says stands before all of this.
create table model_providers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z][a-z-]{1,39}$'),
  -- What the figures and the log call it.
  name text not null unique check (length(name) between 1 and 40),
  base_url text not null check (base_url ~ '^https?://' and length(base_url) <= 500),
  model text not null check (length(model) between 1 and 120),
  -- Sealed with a key that comes from the installation's secret; the other is all that anybody gets to see of it.
  key_sealed text check (length(key_sealed) between 1 and 4000),
  key_hint text check (length(key_hint) <= 4),
  -- Asked in this order.
  place int not null default 0,
  updated_at timestamptz not null default now(),
  check ((key_sealed is null) = (key_hint is null))
);

create table model_settings (
  is_only_row boolean primary key default true check (is_only_row),
  daily_budget_usd numeric(8, 2) check (daily_budget_usd >= 0),
  per_address_an_hour int check (per_address_an_hour between 0 and 999999),
  per_user_an_hour int check (per_user_an_hour between 0 and 999999),
  a_day int check (a_day between 0 and 999999),
  own_keys boolean
);
insert into model_settings default values;

-- Tools that ask another one first.
create table model_choices (
  tool_slug text primary key check (length(tool_slug) between 1 and 60),
  provider_id uuid not null references model_providers on delete cascade,
  -- '' for the provider's own.
  model text not null default '' check (length(model) <= 120)
);
create index model_choices_by_provider on model_choices (provider_id);

alter table model_providers enable row level security;
alter table model_providers force row level security;
alter table model_settings enable row level security;
alter table model_settings force row level security;
alter table model_choices enable row level security;
alter table model_choices force row level security;

-- Admins set them up; a sealed key they can write and never read.
grant select (id, kind, name, base_url, model, key_hint, place, updated_at), delete on model_providers to blueprompt_app;
grant insert (id, kind, name, base_url, model, key_sealed, key_hint, place),
  update (base_url, model, key_sealed, key_hint, place, updated_at) on model_providers to blueprompt_app;
create policy admin_manages on model_providers to blueprompt_app
  using ((select is_admin((select current_user_id()))))
  with check ((select is_admin((select current_user_id()))));

grant select, update (daily_budget_usd, per_address_an_hour, per_user_an_hour, a_day, own_keys)
  on model_settings to blueprompt_app;
create policy admin_reads on model_settings for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_changes on model_settings for update to blueprompt_app
  using ((select is_admin((select current_user_id()))));

grant select, insert, update (provider_id, model), delete on model_choices to blueprompt_app;
create policy admin_manages on model_choices to blueprompt_app
  using ((select is_admin((select current_user_id()))))
  with check ((select is_admin((select current_user_id()))));

-- The server asks the models for everybody, and seals keys anew when the secret has changed.
grant select on model_providers, model_settings, model_choices to blueprompt_worker;
grant update (key_sealed) on model_providers to blueprompt_worker;
create policy worker_reads on model_providers for select to blueprompt_worker using (true);
create policy worker_seals on model_providers for update to blueprompt_worker using (key_sealed is not null);
create policy worker_reads on model_settings for select to blueprompt_worker using (true);
create policy worker_reads on model_choices for select to blueprompt_worker using (true);
