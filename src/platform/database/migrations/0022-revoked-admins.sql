-- An address in ADMIN_EMAILS makes nobody an admin again whose flag was revoked.
grant select (action, subject_type, subject_id, subject_name) on audit_log to blueprompt_operator;
-- Grants as well: they hold the address that somebody had before.
create policy operator_sees_admin_changes on audit_log for select to blueprompt_operator
using (action in ('grant admin', 'revoke admin'));
