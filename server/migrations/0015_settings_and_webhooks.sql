-- Secrets of the platform settings, and events that other systems are told about.

create table settings_secrets (
  id             uuid primary key,
  section        text not null,
  name           text not null,
  sealed         bytea not null,
  -- A webhook secret that was replaced signs beside its successor for a day.
  previous       bytea,
  previous_until timestamptz,
  changed_by     uuid,
  changed_at     timestamptz not null,
  unique (section, name),
  check ((previous is null) = (previous_until is null))
);
comment on table settings_secrets is 'Written by administrators, never shown again; sealed and bound to the row.';
grant select, insert, update, delete on settings_secrets to oja_app;

create table webhook_deliveries (
  id            uuid primary key,
  event         text not null,
  payload       jsonb not null,
  status        text not null check (status in ('waiting', 'delivered', 'failed')),
  attempts      integer not null default 0,
  -- What the last attempt came to: the receiver's status, or why there was none.
  last_status   integer,
  last_fault    text,
  -- Null for what happened by itself; else the delivery that somebody sent again.
  replay_of     uuid references webhook_deliveries (id) on delete set null,
  created_at    timestamptz not null,
  attempted_at  timestamptz,
  delivered_at  timestamptz
);
comment on table webhook_deliveries is 'One row per event and receiver; removed thirty days after it was made.';
create index webhook_deliveries_newest on webhook_deliveries (created_at desc, id desc);
create index webhook_deliveries_by_status on webhook_deliveries (status, created_at desc, id desc);
create index webhook_deliveries_replays on webhook_deliveries (replay_of) where replay_of is not null;
grant select, insert, update, delete on webhook_deliveries to oja_app;
