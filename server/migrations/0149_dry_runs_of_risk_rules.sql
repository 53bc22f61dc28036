-- A risk rule is switched on only after a dry run of its present condition.

create table risk_dry_runs (
  id        bigint generated always as identity primary key,
  rule_id   uuid not null references risk_rules on delete cascade,
  version   integer not null,
  signal    text not null,
  threshold integer,
  checked   integer not null check (checked >= 0),
  held      integer not null check (held between 0 and checked),
  tried_at  timestamptz not null,
  tried_by  uuid not null references users
);
comment on table risk_dry_runs is 'Who tried a rule, when, in which form, and what it would have held.';
create index risk_dry_runs_rule on risk_dry_runs (rule_id, version, id);
create index risk_dry_runs_person on risk_dry_runs (tried_by);
grant select, insert on risk_dry_runs to oja_app;
