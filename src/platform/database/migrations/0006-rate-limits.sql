-- How much of an allowance is used up, one row per limit and caller; callers are named by a keyed hash only.
-- Not logged: what a crash forgets here is harmless, and a flood of attempts must not become a flood of disk writes.
create unlogged table rate_limits (
  key text primary key check (length(key) <= 100),
  -- When the allowance is whole again.
  full_at timestamptz not null
);
create index rate_limits_by_end on rate_limits (full_at);

alter table rate_limits enable row level security;
alter table rate_limits force row level security;
grant select, insert, update, delete on rate_limits to blueprompt_definer;
create policy definer on rate_limits to blueprompt_definer using (true);

-- Takes one from an allowance of so many per window, which refills evenly. Answers the seconds to wait, 0 if granted.
create function take_allowance(limit_key text, allowed int, window_seconds int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  step interval := make_interval(secs => window_seconds::float8 / allowed);
  whole interval := make_interval(secs => window_seconds);
  at timestamptz := clock_timestamp();
  used_until timestamptz;
begin
  insert into public.rate_limits as kept (key, full_at) values (limit_key, at + step)
  on conflict (key) do update set full_at = greatest(kept.full_at, at) + step
  where greatest(kept.full_at, at) + step <= at + whole
  returning kept.full_at into used_until;
  if used_until is not null then
    return 0;
  end if;
  select kept.full_at into used_until from public.rate_limits kept where kept.key = limit_key;
  return greatest(1, ceil(extract(epoch from used_until + step - at - whole)));
end
$$;

-- After a success: only failures should count against an account.
create function give_back_allowance(limit_key text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.rate_limits where rate_limits.key = limit_key
$$;

alter function give_back_allowance(text) owner to blueprompt_definer;
revoke execute on function give_back_allowance(text) from public;
grant execute on function give_back_allowance(text) to blueprompt_auth;

alter function take_allowance(text, int, int) owner to blueprompt_definer;
revoke execute on function take_allowance(text, int, int) from public;
grant execute on function take_allowance(text, int, int) to blueprompt_app, blueprompt_auth;

grant select, delete on rate_limits to blueprompt_worker;
create policy worker_sees_whole on rate_limits for select to blueprompt_worker using (full_at < now());
create policy worker_removes_whole on rate_limits for delete to blueprompt_worker using (full_at < now());
