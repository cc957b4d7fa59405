-- A mail is written here in the transaction that causes it, and sent by the worker afterwards.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (length(recipient) between 3 and 320),
  subject text not null check (length(subject) <= 300),
  -- Emptied once the mail has left: it holds links that open an account.
  body text not null check (length(body) <= 100000),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'captured', 'dead')),
  attempts int not null default 0,
  -- When it is due; while it is being sent, when somebody else may try.
  due_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_due on mail_outbox (due_at) where status = 'waiting';
create index mail_outbox_by_status on mail_outbox (status, created_at desc);

alter table mail_outbox enable row level security;
alter table mail_outbox force row level security;

grant insert (id, recipient, subject, body) on mail_outbox to blueprompt_auth, blueprompt_app;
create policy auth_writes on mail_outbox for insert to blueprompt_auth with check (status = 'waiting');
create policy app_writes on mail_outbox for insert to blueprompt_app with check (status = 'waiting');

-- Admins see what could not be delivered, without the text.
grant select (id, recipient, subject, status, attempts, last_error, created_at) on mail_outbox to blueprompt_app;
create policy admin_sees_dead on mail_outbox for select to blueprompt_app
  using (status = 'dead' and (select is_admin((select current_user_id()))));

grant select, update, delete on mail_outbox to blueprompt_worker;
create policy worker_reads on mail_outbox for select to blueprompt_worker using (true);
create policy worker_sends on mail_outbox for update to blueprompt_worker using (true);
create policy worker_clears on mail_outbox for delete to blueprompt_worker using (status <> 'waiting');
