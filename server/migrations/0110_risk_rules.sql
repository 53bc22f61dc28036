-- Rules of administrators: a signal of risk holds a change of a listing for review.

create table risk_rules (
  id         uuid primary key,
  name       text not null,
  signal     text not null,
  threshold  integer check (threshold > 0),
  is_on      boolean not null default false,
  version    integer not null default 1,
  updated_at timestamptz not null,
  updated_by uuid references users
);
comment on table risk_rules is 'When a change of a listing goes to review instead of going through.';
comment on column risk_rules.version is 'Counts changes of the condition; a rule is switched on as it was tried.';
create unique index risk_rules_name on risk_rules (lower(name));
grant select, insert, delete on risk_rules to oja_app;
grant update (name, signal, threshold, is_on, version, updated_at, updated_by) on risk_rules to oja_app;

create table risk_holds (
  check_id  bigint not null references risk_checks on delete cascade,
  rule_id   uuid not null,
  rule_name text not null,
  primary key (check_id, rule_id)
);
comment on table risk_holds is 'Which rules held a change, with the names that they had; a rule may be deleted later.';
create index risk_holds_rule on risk_holds (rule_id, check_id);
grant select, insert on risk_holds to oja_app;
