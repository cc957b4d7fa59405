-- Whoever asks what is kept about them gets it from the database in their own name: what they did here while they were
-- signed in, and what came through the contact page from their address, which is confirmed.
create policy own on analytics_events for select to blueprompt_app using (user_id = (select current_user_id()));

create index contact_messages_by_email on contact_messages (lower(email));
create policy own on contact_messages for select to blueprompt_app
  using (deleted_at is null and lower(email) = (select current_user_email()));
