-- Signals of risk: what was true of a listing when it was submitted or changed, so that rules can be tried on the past.

create table risk_checks (
  id           bigint generated always as identity primary key,
  listing_id   uuid not null references listings,
  seller_id    uuid not null references users,
  checked_at   timestamptz not null,
  goes_through boolean not null,
  facts        jsonb not null check (jsonb_typeof(facts) = 'object'),
  signals      text[] not null
);
comment on table risk_checks is 'The facts of a listing and its seller at a submission or an edit; kept for 90 days.';
comment on column risk_checks.goes_through is 'An edit of a posted listing that needs no review unless a rule holds it.';
comment on column risk_checks.signals is 'The signals that were there at their usual thresholds.';
create index risk_checks_listing on risk_checks (listing_id, id);
create index risk_checks_seller on risk_checks (seller_id, checked_at);
create index risk_checks_time on risk_checks (checked_at);
grant select, insert, delete on risk_checks to oja_app;
