-- What people use and where they struggle: names, codes and numbers, never a word that somebody typed or was shown.
create table analytics_events (
  -- Made in the browser: an event that is sent again is one event.
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  at timestamptz not null,
  -- Keyed hashes, and only with consent; null is a count of nobody in particular.
  visitor text check (length(visitor) between 1 and 40),
  session text check (length(session) between 1 and 40),
  user_id uuid references users on delete set null,
  path text check (length(path) between 1 and 200),
  tool text check (length(tool) between 1 and 60),
  properties jsonb not null default '{}' check (length(properties::text) <= 2000),
  -- When the retention that was set up on arrival ends.
  expires_at timestamptz not null
);
create index analytics_events_by_time on analytics_events (at);
create index analytics_events_by_name on analytics_events (name, at);
create index analytics_events_by_end on analytics_events (expires_at);
create index analytics_events_by_user on analytics_events (user_id) where user_id is not null;

-- Recordings arrive and stay as compressed pieces, masked before they left the browser.
create table recording_chunks (
  recording_id uuid not null,
  sequence int not null check (sequence between 0 and 9999),
  started_at timestamptz not null,
  duration_ms int not null check (duration_ms between 0 and 86400000),
  path text not null check (length(path) between 1 and 200),
  device text not null check (device in ('desktop', 'phone', 'tablet')),
  body bytea not null check (length(body) <= 1000000),
  -- Not read from the body, which would be fetched for it.
  size int not null check (size between 1 and 1000000),
  expires_at timestamptz not null,
  primary key (recording_id, sequence)
);
create index recording_chunks_newest_first on recording_chunks (started_at desc, recording_id desc) where sequence = 0;
create index recording_chunks_by_end on recording_chunks (expires_at);

alter table analytics_events enable row level security;
alter table analytics_events force row level security;
alter table recording_chunks enable row level security;
alter table recording_chunks force row level security;

-- Written by the server in its own name, never in a visitor's; what has expired it removes.
grant insert, select (id, expires_at), delete on analytics_events to blueprompt_worker;
create policy worker_writes on analytics_events for insert to blueprompt_worker with check (expires_at > now());
create policy worker_sees_expired on analytics_events for select to blueprompt_worker using (expires_at < now());
create policy worker_removes_expired on analytics_events for delete to blueprompt_worker using (expires_at < now());

-- Their sizes it has to see, for the cap.
grant insert, select (recording_id, sequence, size, expires_at), delete on recording_chunks to blueprompt_worker;
create policy worker_writes on recording_chunks for insert to blueprompt_worker with check (expires_at > now());
create policy worker_sees on recording_chunks for select to blueprompt_worker using (true);
create policy worker_removes_expired on recording_chunks for delete to blueprompt_worker using (expires_at < now());

-- Read by admins only.
grant select on analytics_events to blueprompt_app;
create policy admin_reads on analytics_events for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
grant select, delete on recording_chunks to blueprompt_app;
create policy admin_reads on recording_chunks for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_removes on recording_chunks for delete to blueprompt_app
  using ((select is_admin((select current_user_id()))));

-- The panel of contact messages: which mail carries each, and deleting that can be undone for a while.
alter table contact_messages
  add column mail_id uuid,
  add column deleted_at timestamptz;
create index contact_messages_deleted on contact_messages (deleted_at) where deleted_at is not null;
grant insert (mail_id) on contact_messages to blueprompt_app;
grant update (is_suspect, deleted_at) on contact_messages to blueprompt_app;
grant select (deleted_at) on contact_messages to blueprompt_worker;
create policy worker_sees_deleted on contact_messages for select to blueprompt_worker
  using (deleted_at < now() - interval '10 minutes');
create policy worker_removes_deleted on contact_messages for delete to blueprompt_worker
  using (deleted_at < now() - interval '10 minutes');
-- Only the worker removes for good.
revoke delete on contact_messages from blueprompt_app;
drop policy admin_removes on contact_messages;
