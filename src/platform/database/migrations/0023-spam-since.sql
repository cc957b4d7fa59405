-- The thirty days of a suspect message count from when an admin marked it; null: from when it came. Counted from its
-- arrival alone, an older message was removed within minutes of being marked.
alter table contact_messages add column suspect_since timestamptz;
grant update (suspect_since) on contact_messages to blueprompt_app;
grant select (suspect_since) on contact_messages to blueprompt_worker;

alter policy worker_sees_old_suspects on contact_messages
  using (is_suspect and coalesce(suspect_since, created_at) < now() - interval '30 days');
alter policy worker_removes_old_suspects on contact_messages
  using (is_suspect and coalesce(suspect_since, created_at) < now() - interval '30 days');
drop index contact_messages_suspect;
create index contact_messages_suspect on contact_messages (coalesce(suspect_since, created_at)) where is_suspect;
