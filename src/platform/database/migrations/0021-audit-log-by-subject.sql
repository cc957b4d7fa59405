-- A save asks who has changed the same thing last.
create index audit_log_by_subject on audit_log (subject_id, created_at desc);
