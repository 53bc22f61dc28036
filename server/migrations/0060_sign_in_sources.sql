-- Failed sign-ins count per e-mail address, door and source, so that failures of one source lock no other.
-- "counter" says what a row counts: attempts of one network, of one known device or of one open session, or those of
-- all unknown devices together, passwords and codes or codes alone, which have an empty source.
create table sign_in_counters (
  id             bigint generated always as identity primary key,
  email          text not null,
  door           text not null check (door in ('user', 'staff')),
  counter        text not null
                 check (counter in ('network', 'device', 'session', 'unknown_devices', 'unknown_device_codes')),
  source         text not null,
  failures       integer not null check (failures > 0),
  last_failed_at timestamptz not null,
  last_address   text,
  locked_until   timestamptz,
  unique (email, door, counter, source)
);
insert into sign_in_counters (email, door, counter, source, failures, last_failed_at, last_address, locked_until)
select f.email, case when u.role in ('moderator', 'admin') then 'staff' else 'user' end, 'network',
       coalesce(f.last_address, ''), f.failures, f.last_failed_at, f.last_address, f.locked_until
  from sign_in_failures f left join users u on u.email = f.email and u.erased_at is null;
drop table sign_in_failures;
alter table sign_in_counters rename to sign_in_failures;
alter index sign_in_counters_pkey rename to sign_in_failures_pkey;
create index sign_in_failures_by_time on sign_in_failures (last_failed_at, id);
create index sign_in_failures_by_count on sign_in_failures (failures, id);
create index sign_in_failures_by_email on sign_in_failures (email, id);
create index sign_in_failures_search on sign_in_failures
  using gin (lower(email || ' ' || coalesce(last_address, '')) gin_trgm_ops) with (fastupdate = off);
grant select, insert, update, delete on sign_in_failures to oja_app;

-- Browsers that completed a sign-in. Each holds a random token in a cookie; only the hash is kept.
create table device_tokens (
  id           uuid primary key,
  user_id      uuid not null references users,
  token_hash   bytea not null unique,
  created_at   timestamptz not null,
  last_used_at timestamptz not null
);
create index device_tokens_user on device_tokens (user_id, last_used_at desc);
create index device_tokens_last_used on device_tokens (last_used_at);
grant select, insert, update, delete on device_tokens to oja_app;
