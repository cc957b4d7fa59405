-- Every generation of a signed-in person, with any tool.
create table prompt_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default current_user_id() references users on delete cascade,
  tool_slug text not null check (length(tool_slug) between 1 and 60),
  -- What went into the tool and what came out, so that it can be opened again exactly as it was.
  form_data jsonb not null,
  result jsonb not null,
  generated_prompt text not null check (length(generated_prompt) <= 1000000),
  project_name text not null default '' check (length(project_name) <= 10000),
  project_type text not null default '' check (length(project_type) <= 60),
  title text check (length(title) between 1 and 200),
  is_favourite boolean not null default false,
  -- The same request sent twice is one generation.
  idempotency_key uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Deleting can be undone for a while; then the worker removes the row.
  deleted_at timestamptz,
  unique (user_id, idempotency_key)
);
create index prompt_history_newest_first on prompt_history (user_id, created_at desc, id desc) where deleted_at is null;
create index prompt_history_by_tool on prompt_history (user_id, tool_slug, created_at desc, id desc) where deleted_at is null;
create index prompt_history_favourites on prompt_history (user_id, created_at desc, id desc) where deleted_at is null and is_favourite;
create index prompt_history_deleted on prompt_history (deleted_at) where deleted_at is not null;

alter table prompt_history enable row level security;
alter table prompt_history force row level security;

-- Neither owner, id nor time can be given by the one who saves.
grant select on prompt_history to blueprompt_app;
grant insert (tool_slug, form_data, result, generated_prompt, project_name, project_type, idempotency_key)
  on prompt_history to blueprompt_app;
grant update (title, is_favourite, deleted_at) on prompt_history to blueprompt_app;
create policy own_read on prompt_history for select to blueprompt_app using (user_id = (select current_user_id()));
create policy own_save on prompt_history for insert to blueprompt_app with check (user_id = (select current_user_id()));
create policy own_change on prompt_history for update to blueprompt_app
  using (user_id = (select current_user_id()));

grant select (id, deleted_at), delete on prompt_history to blueprompt_worker;
create policy worker_sees_deleted on prompt_history for select to blueprompt_worker
  using (deleted_at < now() - interval '10 minutes');
create policy worker_removes_deleted on prompt_history for delete to blueprompt_worker
  using (deleted_at < now() - interval '10 minutes');
