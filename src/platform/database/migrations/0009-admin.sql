-- What admins did: who, when, what, and how it was before and after. Written in the transaction that did it.
create function current_user_email() returns text
language sql stable
as $$
  select email from profiles where id = current_user_id()
$$;
revoke execute on function current_user_email() from public;
grant execute on function current_user_email() to blueprompt_app;

create table audit_log (
  id uuid primary key default gen_random_uuid(),
  -- Nobody's foreign key: what was done stays known when the account is gone.
  actor_id uuid not null default current_user_id(),
  actor_email text not null default current_user_email(),
  action text not null check (length(action) between 1 and 60),
  subject_type text not null check (length(subject_type) between 1 and 60),
  subject_id text not null check (length(subject_id) between 1 and 100),
  -- What it was called then.
  subject_name text not null check (length(subject_name) <= 300),
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
create index audit_log_newest_first on audit_log (created_at desc, id desc);
create index audit_log_by_actor on audit_log (actor_email, created_at desc, id desc);

-- Also against the tables' owner: policies are not for everybody, this is.
create function keep_audit_log() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end
$$;
revoke execute on function keep_audit_log() from public;
create trigger keep_audit_log before update or delete or truncate on audit_log
for each statement execute function keep_audit_log();

alter table audit_log enable row level security;
alter table audit_log force row level security;
grant select on audit_log to blueprompt_app;
grant insert (action, subject_type, subject_id, subject_name, before, after) on audit_log to blueprompt_app;
create policy admin_reads on audit_log for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_records on audit_log for insert to blueprompt_app
  with check (actor_id = (select current_user_id()) and (select is_admin((select current_user_id()))));

-- Guides that admins write for a tool; the tool's own texts stay as they are while there is none.
create table tools_content (
  id uuid primary key default gen_random_uuid(),
  tool_slug text not null check (length(tool_slug) between 1 and 60),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 1000),
  long_content text not null default '' check (length(long_content) <= 100000),
  image_url text check (length(image_url) between 1 and 2000),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  status text not null default 'published' check (status in ('published', 'hidden')),
  updated_at timestamptz not null default now()
);
create index tools_content_newest_first on tools_content (updated_at desc, id desc);
create index tools_content_published on tools_content (tool_slug, updated_at desc) where status = 'published';

alter table tools_content enable row level security;
alter table tools_content force row level security;
grant select, delete on tools_content to blueprompt_app;
grant insert (id, tool_slug, title, description, long_content, image_url, tags, status, updated_at),
  update (tool_slug, title, description, long_content, image_url, tags, status, updated_at)
  on tools_content to blueprompt_app;
create policy everybody_reads_published on tools_content for select to blueprompt_app
  using (status = 'published');
create policy admin_reads on tools_content for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_writes on tools_content for insert to blueprompt_app
  with check ((select is_admin((select current_user_id()))));
create policy admin_changes on tools_content for update to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_removes on tools_content for delete to blueprompt_app
  using ((select is_admin((select current_user_id()))));

-- Announcements. One dated ahead is seen by admins only, until its day has come.
create table whats_new_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  content text not null check (length(content) between 1 and 100000),
  image_url text check (length(image_url) between 1 and 2000),
  date_posted date not null default current_date
);
create index whats_new_posts_newest_first on whats_new_posts (date_posted desc, id desc);

alter table whats_new_posts enable row level security;
alter table whats_new_posts force row level security;
grant select, delete on whats_new_posts to blueprompt_app;
grant insert (id, title, content, image_url, date_posted), update (title, content, image_url, date_posted)
  on whats_new_posts to blueprompt_app;
create policy everybody_reads_posted on whats_new_posts for select to blueprompt_app
  using (date_posted <= current_date);
create policy admin_reads on whats_new_posts for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_writes on whats_new_posts for insert to blueprompt_app
  with check ((select is_admin((select current_user_id()))));
create policy admin_changes on whats_new_posts for update to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_removes on whats_new_posts for delete to blueprompt_app
  using ((select is_admin((select current_user_id()))));

-- The command line fills an empty installation with examples.
grant select, insert on tools_content, whats_new_posts to blueprompt_operator;
create policy operator_reads on tools_content for select to blueprompt_operator using (true);
create policy operator_fills on tools_content for insert to blueprompt_operator with check (true);
create policy operator_reads on whats_new_posts for select to blueprompt_operator using (true);
create policy operator_fills on whats_new_posts for insert to blueprompt_operator with check (true);

-- The table of users, sorted by any column. Lower case in a column of its own: a function in the condition could not
-- be looked up in an index behind row-level security.
alter table profiles add column sort_name text generated always as (lower(full_name)) stored;
create index profiles_by_email on profiles (email, id);
create index profiles_by_name on profiles (sort_name, id);
create index profiles_by_admin on profiles (is_admin, id);

-- What waits and what could not be delivered, without the text; the latter can be sent again.
drop policy admin_sees_dead on mail_outbox;
create policy admin_sees_unsent on mail_outbox for select to blueprompt_app
  using (status in ('waiting', 'dead') and (select is_admin((select current_user_id()))));
grant update (status, due_at, last_error) on mail_outbox to blueprompt_app;
create policy admin_resends on mail_outbox for update to blueprompt_app
  using (status = 'dead' and (select is_admin((select current_user_id()))))
  with check (status = 'waiting' and (select is_admin((select current_user_id()))));

-- How often each tool was used, for admins; they see counts, never what anybody wrote.
create index prompt_history_by_day on prompt_history (created_at, tool_slug);
create function count_generations(since timestamptz)
returns table (day date, tool_slug text, generations bigint)
language sql stable security definer set search_path = ''
as $$
  select (h.created_at at time zone 'UTC')::date, h.tool_slug, count(*)
  from public.prompt_history h
  where h.created_at >= since and public.is_admin(public.current_user_id())
  group by 1, 2
$$;
alter function count_generations(timestamptz) owner to blueprompt_definer;
revoke execute on function count_generations(timestamptz) from public;
grant execute on function count_generations(timestamptz) to blueprompt_app;
grant execute on function current_user_id() to blueprompt_definer;
grant select (tool_slug, created_at) on prompt_history to blueprompt_definer;
create policy definer_counts on prompt_history for select to blueprompt_definer using (true);
