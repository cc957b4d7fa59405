-- What visitors write through the contact page: kept here first, then mailed, so that no mail server can lose it.
create table contact_messages (
  -- The request's idempotency key: a message sent twice is one message.
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200 and name !~ '[[:cntrl:]]'),
  email text not null check (length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  message text not null check (length(message) between 1 and 10000),
  -- Filled in what people do not see: kept for a while in case it was somebody after all, but not mailed.
  is_suspect boolean not null default false,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create index contact_messages_newest_first on contact_messages (created_at desc, id desc);
create index contact_messages_suspect on contact_messages (created_at) where is_suspect;

alter table contact_messages enable row level security;
alter table contact_messages force row level security;

-- Everybody may write one; nobody but admins sees any.
grant insert (id, name, email, message, is_suspect) on contact_messages to blueprompt_app;
create policy anybody_writes on contact_messages for insert to blueprompt_app with check (answered_at is null);

grant select, update (answered_at), delete on contact_messages to blueprompt_app;
create policy admin_reads on contact_messages for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_answers on contact_messages for update to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_removes on contact_messages for delete to blueprompt_app
  using ((select is_admin((select current_user_id()))));

grant select (id, is_suspect, created_at), delete on contact_messages to blueprompt_worker;
create policy worker_sees_old_suspects on contact_messages for select to blueprompt_worker
  using (is_suspect and created_at < now() - interval '30 days');
create policy worker_removes_old_suspects on contact_messages for delete to blueprompt_worker
  using (is_suspect and created_at < now() - interval '30 days');

-- Whom an answer to a mail goes to, when that is not the sender. Emptied with the text once the mail has left.
alter table mail_outbox
  add column reply_to text check (length(reply_to) between 3 and 254 and reply_to !~ '[[:cntrl:][:space:]]'),
  add column reply_to_name text check (length(reply_to_name) <= 200 and reply_to_name !~ '[[:cntrl:]]');
grant insert (reply_to, reply_to_name) on mail_outbox to blueprompt_app, blueprompt_auth;
