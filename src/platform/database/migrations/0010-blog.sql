-- Articles. One whose time is ahead is scheduled, one without a time is a draft; admins alone see those.
create table blogs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  slug text not null constraint blogs_slug_key unique check (length(slug) between 1 and 200 and slug !~ '[[:space:][:cntrl:]]'),
  -- HTML, cleaned before it comes here and again when it is shown.
  content text not null check (length(content) between 1 and 400000),
  -- Both follow from the content; kept so that a list need not read articles.
  excerpt text not null check (length(excerpt) <= 200),
  reading_minutes int not null check (reading_minutes between 1 and 1000),
  image_url text check (length(image_url) between 1 and 2000),
  video_url text check (length(video_url) between 1 and 2000),
  author_id uuid references users on delete set null,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  -- For the admin table, which sorts by columns that are never null: drafts come before everything dated.
  sort_published_at timestamptz generated always as (coalesce(published_at, 'infinity'::timestamptz)) stored,
  sort_title text generated always as (lower(title)) stored
);
create index blogs_newest_first on blogs (published_at desc, id desc);
create index blogs_by_sort_published_at on blogs (sort_published_at, id);
create index blogs_by_title on blogs (sort_title, id);
create index blogs_by_slug on blogs (slug, id);
create index blogs_by_author on blogs (author_id);

alter table blogs enable row level security;
alter table blogs force row level security;

grant select, delete on blogs to blueprompt_app;
grant insert (id, title, slug, content, excerpt, reading_minutes, image_url, video_url, author_id, published_at),
  update (title, slug, content, excerpt, reading_minutes, image_url, video_url, published_at, updated_at)
  on blogs to blueprompt_app;
create policy everybody_reads_published on blogs for select to blueprompt_app using (published_at <= now());
create policy admin_reads on blogs for select to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_writes on blogs for insert to blueprompt_app
  with check ((select is_admin((select current_user_id()))));
create policy admin_changes on blogs for update to blueprompt_app
  using ((select is_admin((select current_user_id()))));
create policy admin_removes on blogs for delete to blueprompt_app
  using ((select is_admin((select current_user_id()))));

-- The command line fills an empty installation with examples.
grant select, insert on blogs to blueprompt_operator;
create policy operator_reads on blogs for select to blueprompt_operator using (true);
create policy operator_fills on blogs for insert to blueprompt_operator with check (published_at <= now());

-- What an article says about who wrote it: a profile is for its owner and admins, but whoever publishes signs.
create function blog_author(post_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(btrim(p.full_name), ''), nullif(p.email, ''))
  from public.blogs b join public.profiles p on p.id = b.author_id
  where b.id = $1
$$;
alter function blog_author(uuid) owner to blueprompt_definer;
revoke execute on function blog_author(uuid) from public;
grant execute on function blog_author(uuid) to blueprompt_app;
grant select (full_name, email) on profiles to blueprompt_definer;
grant select (id, author_id) on blogs to blueprompt_definer;
create policy definer_reads on blogs for select to blueprompt_definer using (true);
