-- The clock is read once the row is ours. Read before, whoever had waited for the row was told to wait that much longer,
-- and was refused what had refilled meanwhile.
set local role blueprompt_definer;

create or replace function take_allowance(limit_key text, allowed int, window_seconds int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  step interval := make_interval(secs => window_seconds::float8 / allowed);
  whole interval := make_interval(secs => window_seconds);
  used_until timestamptz;
begin
  insert into public.rate_limits as kept (key, full_at) values (limit_key, clock_timestamp() + step)
  on conflict (key) do update set full_at = greatest(kept.full_at, clock_timestamp()) + step
  where kept.full_at + step <= clock_timestamp() + whole
  returning kept.full_at into used_until;
  if used_until is not null then
    return 0;
  end if;
  select kept.full_at into used_until from public.rate_limits kept where kept.key = limit_key;
  return greatest(1, ceil(extract(epoch from used_until + step - clock_timestamp() - whole)));
end
$$;

reset role;
