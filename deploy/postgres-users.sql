-- Run once by the image of PostgreSQL, on an empty volume. The server works as app, which owns nothing and may become
-- the four roles below. It migrates as blueprompt, the owner, which is no superuser either.
\getenv owner_password POSTGRES_PASSWORD
\getenv app_password POSTGRES_APP_PASSWORD
create role blueprompt login createrole password :'owner_password';
alter database :"DBNAME" owner to blueprompt;
create role app login noinherit password :'app_password';
-- Usually migrations make these. Here the owner does it earlier, so that app has them at the first start.
set role blueprompt;
create role blueprompt_app nologin noinherit;
create role blueprompt_auth nologin noinherit;
create role blueprompt_worker nologin noinherit;
create role blueprompt_operator nologin noinherit;
grant blueprompt_app, blueprompt_auth, blueprompt_worker, blueprompt_operator to app;
reset role;
-- The image gave the superuser the owner's password. Without one, it can be reached from the container alone.
alter role current_user password null;
