-- The tables every module leans on: settings, audit log, rate counters, idempotency keys.
-- The application connects as oja_app, which owns nothing; each table grants it exactly what it does.

create table settings (
  section     text not null,
  version     integer not null check (version > 0),
  value       jsonb not null,
  changed_by  uuid,
  changed_at  timestamptz not null default now(),
  primary key (section, version)
);
comment on table settings is 'Every version of every section; the highest version is in force.';
grant select, insert on settings to oja_app;

create table audit_log (
  position      bigint primary key,
  id            uuid not null unique,
  happened_at   timestamptz not null,
  actor_id      uuid,
  actor_label   text not null,
  action        text not null,
  subject_kind  text not null,
  subject_id    text not null,
  before        jsonb,
  after         jsonb,
  reason        text,
  address       text,
  previous_hash bytea not null,
  hash          bytea not null unique
);
comment on table audit_log is 'Append-only; each row carries the hash of its predecessor, so a change anywhere shows.';
create index audit_log_subject on audit_log (subject_kind, subject_id, position desc);
create index audit_log_actor on audit_log (actor_id, position desc);
create index audit_log_action on audit_log (action, position desc);
grant select, insert on audit_log to oja_app;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
create trigger settings_append_only before update or delete on settings
  for each row execute function refuse_change();

-- The text that is hashed: every column in a fixed order, through jsonb so that it has one spelling.
create function audit_hash(entry audit_log) returns bytea language sql stable as $$
  select sha256(entry.previous_hash || convert_to(
    jsonb_build_array(
      entry.position, entry.id,
      to_char(entry.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      entry.actor_id, entry.actor_label, entry.action, entry.subject_kind, entry.subject_id,
      entry.before, entry.after, entry.reason, entry.address
    )::text, 'UTF8'))
$$;

-- Links a new row to the last one. The advisory lock lets one writer at a time through, until its commit.
create function audit_chain() returns trigger language plpgsql as $$
declare
  last audit_log;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select * into last from audit_log order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.previous_hash := coalesce(last.hash, '\x00'::bytea);
  new.happened_at := clock_timestamp();
  new.hash := audit_hash(new);
  return new;
end $$;

create trigger audit_log_chain before insert on audit_log for each row execute function audit_chain();

create unlogged table rate_counters (
  key          text not null,
  window_start timestamptz not null,
  hits         integer not null,
  primary key (key, window_start)
);
comment on table rate_counters is 'Shared limits for sign-in, money and uploads; losing them in a crash is harmless.';
grant select, insert, update, delete on rate_counters to oja_app;

create table idempotency_keys (
  user_id    uuid not null,
  key        text not null,
  endpoint   text not null,
  input_hash bytea not null,
  reply      jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
grant select, insert, update, delete on idempotency_keys to oja_app;
