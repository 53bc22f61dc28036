-- How much work of each kind was open at the end of a week, and how old it was. The rows of the work itself do not keep
-- when it was reopened or set aside, so the past cannot be computed from them.

create table backlog_weeks (
  week         date not null,
  kind         text not null,
  open         integer not null check (open >= 0),
  oldest_hours double precision,
  median_hours double precision,
  recorded_at  timestamptz not null,
  primary key (week, kind)
);
comment on table backlog_weeks is 'Open work at the end of each week, recorded once by record_backlog.';
comment on column backlog_weeks.week is 'The Monday of the week, in Lagos.';
grant select, insert on backlog_weeks to oja_app;
