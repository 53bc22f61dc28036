-- Rows that a poll could not handle, and worker pools that are alive.

create table poll_failures (
  poll       text not null,
  row_id     text not null,
  -- Tries without a result, for the backoff; failures are those that Paystack is not to blame for.
  tries      integer not null,
  failures   integer not null,
  retry_at   timestamptz not null,
  last_error text not null,
  primary key (poll, row_id)
);
comment on table poll_failures is 'Rows that a poll could not handle: when each is tried again. A row that is handled leaves.';
grant select, insert, update, delete on poll_failures to oja_app;

create table job_workers (
  pool_id text primary key,
  seen_at timestamptz not null
);
comment on table job_workers is 'Heartbeats of worker pools. The jobs of a pool that is no longer seen are unlocked.';
grant select, insert, update, delete on job_workers to oja_app;

create index paystack_events_unhandled on paystack_events (received_at) where handled_at is null;
