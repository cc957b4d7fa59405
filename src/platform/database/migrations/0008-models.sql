-- One row for every call of a model: what it cost and how it went. Never what was asked or answered.
create table model_calls (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  tool_slug text not null check (length(tool_slug) between 1 and 60),
  provider text not null check (length(provider) between 1 and 40),
  model text not null check (length(model) between 1 and 120),
  -- What a person's own key paid for has no cost here.
  is_own_key boolean not null default false,
  input_tokens int not null check (input_tokens >= 0),
  output_tokens int not null check (output_tokens >= 0),
  cost_usd numeric(12, 6) not null check (cost_usd >= 0),
  -- "answered", or the kind of failure.
  outcome text not null check (length(outcome) between 1 and 40),
  duration_ms int not null check (duration_ms >= 0),
  user_id uuid references users on delete set null
);
create index model_calls_newest_first on model_calls (created_at desc);
create index model_calls_by_user on model_calls (user_id) where user_id is not null;

alter table model_calls enable row level security;
alter table model_calls force row level security;

-- Admins see the figures; the server writes them for everybody, in the background.
grant select on model_calls to blueprompt_app;
create policy admin_reads on model_calls for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));

grant insert on model_calls to blueprompt_worker;
grant select (id, created_at, cost_usd), delete on model_calls to blueprompt_worker;
create policy worker_writes on model_calls for insert to blueprompt_worker with check (true);
create policy worker_sees on model_calls for select to blueprompt_worker using (true);
create policy worker_removes_old on model_calls for delete to blueprompt_worker
  using (created_at < now() - interval '90 days');

-- Shares, open answers and the daily budget, when several servers have them together. Callers are keyed hashes.
create table model_counters (
  key text primary key check (length(key) <= 100),
  value bigint not null,
  ends_at timestamptz not null
);
create index model_counters_by_end on model_counters (ends_at);

alter table model_counters enable row level security;
alter table model_counters force row level security;
grant select, insert, update, delete on model_counters to blueprompt_definer;
create policy definer on model_counters to blueprompt_definer using (true);
grant select, delete on model_counters to blueprompt_worker;
create policy worker_sees_ended on model_counters for select to blueprompt_worker using (ends_at < now());
create policy worker_removes_ended on model_counters for delete to blueprompt_worker using (ends_at < now());

create function counted(keys jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_build_object(
    'value', coalesce(sum(c.value), 0),
    'resetsInMs', coalesce(max(greatest(0, extract(epoch from c.ends_at - clock_timestamp()) * 1000))
      filter (where c.key = keys ->> 0), 0)
  )
  from public.model_counters c
  where c.key in (select jsonb_array_elements_text(keys)) and c.ends_at > clock_timestamp()
$$;

-- [{keys, amount, most, lifetimeMs}]: adds to the first key of each unless one of them would go over its most.
create function take_counters(takes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text;
  take jsonb;
  place int := 0;
  now_counted jsonb;
  counts jsonb := '[]';
begin
  -- Locked in one order, so that two who take at the same moment wait for each other and not in a circle.
  for wanted in select distinct t -> 'keys' ->> 0 from jsonb_array_elements(takes) t order by 1 loop
    insert into public.model_counters as c (key, value, ends_at) values (wanted, 0, '-infinity')
    on conflict (key) do update set
      value = case when c.ends_at > clock_timestamp() then c.value else 0 end,
      ends_at = case when c.ends_at > clock_timestamp() then c.ends_at else '-infinity' end;
  end loop;
  for take in select value from jsonb_array_elements(takes) loop
    now_counted := public.counted(take -> 'keys');
    if (now_counted ->> 'value')::bigint + (take ->> 'amount')::bigint > (take ->> 'most')::bigint then
      return jsonb_build_object('kind', 'refused', 'index', place, 'count', now_counted);
    end if;
    place := place + 1;
  end loop;
  for take in select value from jsonb_array_elements(takes) loop
    update public.model_counters c set
      value = c.value + (take ->> 'amount')::bigint,
      ends_at = case when c.ends_at > clock_timestamp() then c.ends_at
        else clock_timestamp() + make_interval(secs => (take ->> 'lifetimeMs')::float8 / 1000) end
    where c.key = take -> 'keys' ->> 0;
  end loop;
  for take in select value from jsonb_array_elements(takes) loop
    counts := counts || public.counted(take -> 'keys');
  end loop;
  return jsonb_build_object('kind', 'taken', 'counts', counts);
end
$$;

create function change_counters(changes jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  change jsonb;
begin
  for change in select value from jsonb_array_elements(changes) order by value ->> 'key' loop
    update public.model_counters c set value = c.value + (change ->> 'amount')::bigint
    where c.key = change ->> 'key' and c.ends_at > clock_timestamp();
  end loop;
end
$$;

create function read_counters(keys jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_agg(public.counted(jsonb_build_array(k.key)) order by k.place)
  from jsonb_array_elements_text(keys) with ordinality k (key, place)
$$;

alter function counted(jsonb) owner to blueprompt_definer;
revoke execute on function counted(jsonb) from public;
alter function take_counters(jsonb) owner to blueprompt_definer;
revoke execute on function take_counters(jsonb) from public;
grant execute on function take_counters(jsonb) to blueprompt_worker;
alter function change_counters(jsonb) owner to blueprompt_definer;
revoke execute on function change_counters(jsonb) from public;
grant execute on function change_counters(jsonb) to blueprompt_worker;
alter function read_counters(jsonb) owner to blueprompt_definer;
revoke execute on function read_counters(jsonb) from public;
grant execute on function read_counters(jsonb) to blueprompt_worker;
