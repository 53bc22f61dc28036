-- How the parts that Oja leans on did over time. Minutes are kept for a few days and then folded into hours, so that
-- both tables have an end.
create table health_minutes (
  part text not null,
  at   timestamptz not null,
  ok   boolean not null,
  primary key (part, at)
);
create index health_minutes_at on health_minutes (at);
grant select, insert, delete on health_minutes to oja_app;

create table health_hours (
  part         text not null,
  hour         timestamptz not null,
  up_minutes   integer not null check (up_minutes >= 0),
  down_minutes integer not null check (down_minutes >= 0),
  primary key (part, hour)
);
create index health_hours_hour on health_hours (hour);
grant select, insert, update, delete on health_hours to oja_app;

-- What came of calls to other systems, summed over all processes: a worker without an address cannot be asked.
create table outside_calls (
  gateway text not null,
  outcome text not null,
  calls   bigint not null check (calls > 0),
  primary key (gateway, outcome)
);
grant select, insert, update on outside_calls to oja_app;

-- Where the latest failure came from. It goes with its row, thirty days after the last failure.
alter table sign_in_failures add column last_address text;
