-- What waits for a model is kept as a request for one; the answer that comes back takes its place.
alter table prompt_history add column kind text not null default 'answer' check (kind in ('answer', 'request'));

-- Also what is edited after it was saved stays one row. Owner, id and time cannot be changed.
grant insert (kind) on prompt_history to blueprompt_app;
grant update (kind, form_data, result, generated_prompt, project_name, project_type, idempotency_key)
  on prompt_history to blueprompt_app;
