-- Texts that the plagiarism checker compares with. Without an owner they are the library of everybody's checks, which
-- admins manage; with one they are a private source, and nobody else's check, admin or not, can reach them.
create table library_documents (
  id int generated always as identity primary key,
  owner_id uuid references users on delete cascade,
  title text not null check (length(title) between 1 and 300),
  url text check (length(url) <= 2000 and url ~ '^https?://'),
  format text not null check (format in ('text', 'markdown', 'html', 'pdf', 'docx')),
  language text not null check (length(language) between 2 and 20),
  words int not null check (words > 0),
  text text not null check (length(text) between 1 and 1000000),
  -- Of the words without case, accents and punctuation: the same text is kept once.
  content_hash text not null check (length(content_hash) = 64),
  created_at timestamptz not null default now(),
  -- Null while its fingerprints and passages are written.
  indexed_at timestamptz
);
create unique index library_documents_once on library_documents (owner_id, content_hash) nulls not distinct;
create index library_documents_newest_first on library_documents (owner_id, id desc);

-- One in eight of the sorted groups of three stems, with the place in the text where it begins.
create table library_fingerprints (
  document_id int not null references library_documents on delete cascade,
  owner_id uuid,
  hash int not null,
  starts_at int not null
);
create index library_fingerprints_by_hash on library_fingerprints (hash);
create index library_fingerprints_by_document on library_fingerprints (document_id);

-- A hundred words or so, as the set of their stems.
create table library_passages (
  document_id int not null references library_documents on delete cascade,
  owner_id uuid,
  starts_at int not null,
  ends_at int not null,
  stems tsvector not null
);
create index library_passages_by_stem on library_passages using gin (stems);
create index library_passages_by_document on library_passages (document_id);

do $$
declare
  name text;
begin
  foreach name in array array['library_documents', 'library_fingerprints', 'library_passages'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everybody_compares on %I for select to blueprompt_app using (owner_id is null)', name);
    execute format('create policy own on %I to blueprompt_app using (owner_id = (select current_user_id()))', name);
    execute format('create policy admin_manages on %I to blueprompt_app
      using (owner_id is null and (select is_admin((select current_user_id()))))', name);
    -- The command that fills a new library has no admin to speak for.
    execute format('create policy operator_fills on %I to blueprompt_operator using (owner_id is null)', name);
    execute format('grant select, delete on %I to blueprompt_app', name);
    execute format('grant select on %I to blueprompt_operator', name);
  end loop;
end
$$;

grant insert (owner_id, title, url, format, language, words, text, content_hash, indexed_at) on library_documents
  to blueprompt_app, blueprompt_operator;
grant update (indexed_at) on library_documents to blueprompt_app, blueprompt_operator;
grant insert (document_id, owner_id, hash, starts_at) on library_fingerprints to blueprompt_app, blueprompt_operator;
grant insert (document_id, owner_id, starts_at, ends_at, stems) on library_passages
  to blueprompt_app, blueprompt_operator;

-- Searching goes through these two. Under a policy of the caller's, the index over stems would not be used: its
-- operator is not leakproof, so that PostgreSQL would look at every row first. They check the owner themselves.
create policy definer_searches on library_fingerprints for select to blueprompt_definer using (true);
create policy definer_searches on library_passages for select to blueprompt_definer using (true);
grant select on library_fingerprints, library_passages to blueprompt_definer;
grant execute on function current_user_id() to blueprompt_definer;

-- Places of these hashes that the caller may compare with; more than `most` of one hash are no evidence.
create function find_library_fingerprints(hashes int[], most int)
returns table (hash int, document_id int, starts_at int)
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$
  select wanted.hash, found.document_id, found.starts_at
  from unnest($1) as wanted (hash)
  cross join lateral (
    select one.document_id, one.starts_at from public.library_fingerprints one
    where one.hash = wanted.hash and (one.owner_id is null or one.owner_id = (select public.current_user_id()))
    limit $2
  ) found
$$;

-- Passages for each query; its number counts from 1.
create function find_library_passages(queries text[], most int)
returns table (query int, document_id int, starts_at int, ends_at int)
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$
  select wanted.number::int, found.document_id, found.starts_at, found.ends_at
  from unnest($1) with ordinality as wanted (query, number)
  cross join lateral (
    select one.document_id, one.starts_at, one.ends_at from public.library_passages one
    where one.stems @@ wanted.query::tsquery
      and (one.owner_id is null or one.owner_id = (select public.current_user_id()))
    limit $2
  ) found
$$;

alter function find_library_fingerprints(int[], int) owner to blueprompt_definer;
alter function find_library_passages(text[], int) owner to blueprompt_definer;
revoke execute on function find_library_fingerprints(int[], int), find_library_passages(text[], int) from public;
grant execute on function find_library_fingerprints(int[], int), find_library_passages(text[], int)
  to blueprompt_app, blueprompt_operator;
