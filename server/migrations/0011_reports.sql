-- What people report, and how staff deal with it. A report is never erased: deleting it hides it, with a reason.

create table reports (
  id             uuid primary key,
  target_type    text not null check (target_type in ('listing', 'user', 'message', 'review')),
  target_id      uuid,
  owner_id       uuid references users,
  title          text not null check (title <> ''),
  reporter_id    uuid references users,
  reporter       text not null check (reporter <> ''),
  added_by       uuid references users,
  reason         text not null
                 check (reason in ('Spam', 'Inappropriate Content', 'Fake followers/engagement', 'Scam/Fraud', 'Harassment',
                                   'Copyright Violation', 'False Information', 'Terms of Service Violation', 'Other')),
  description    text not null check (description <> ''),
  snapshot       jsonb not null,
  status         text not null default 'pending'
                 check (status in ('pending', 'investigating', 'resolved', 'dismissed')),
  priority       text not null check (priority in ('low', 'medium', 'high', 'critical')),
  urgency        smallint not null generated always as (
                   case priority when 'critical' then 4 when 'high' then 3 when 'medium' then 2 else 1 end) stored,
  search_text    text not null generated always as (
                   lower(title || ' ' || reporter || ' ' || reason || ' ' || description)) stored,
  claimed_by     uuid references users,
  claimed_until  timestamptz,
  decided_by     uuid references users,
  decided_at     timestamptz,
  outcome        text check (outcome in ('none', 'hide_listing', 'suspend_user', 'warn_user')),
  hidden_by      uuid references users,
  hidden_at      timestamptz,
  hidden_reason  text,
  reported_at    timestamptz not null,
  check (reporter_id <> owner_id),
  check (num_nonnulls(reporter_id, added_by) = 1),
  check (reporter_id is null or target_id is not null),
  check (num_nonnulls(claimed_by, claimed_until) = case status when 'investigating' then 2 else 0 end),
  check (num_nonnulls(decided_by, decided_at) = case when status in ('resolved', 'dismissed') then 2 else 0 end),
  check ((outcome is not null) = (status = 'resolved')),
  check (num_nonnulls(hidden_by, hidden_at, hidden_reason) in (0, 3))
);
comment on column reports.target_id is 'Null when staff wrote down something that cannot be pointed at.';
comment on column reports.owner_id is 'Whose thing it is, when that is known.';
comment on column reports.reporter is 'The name of who reported it; for a report that staff added, as they wrote it.';
comment on column reports.snapshot is 'The reported thing as it was at that moment.';

-- One person reports a thing once, whatever became of the report.
create unique index reports_once on reports (reporter_id, target_type, target_id);
create index reports_reporter on reports (reporter_id, reported_at desc);
create index reports_owner on reports (owner_id, reported_at desc);
create index reports_target on reports (target_type, target_id, reported_at desc);
create index reports_claims on reports (claimed_until) where status = 'investigating';
create index reports_decided on reports (decided_at) where decided_at is not null and hidden_at is null;

-- The queue is read in one of these orders, page after page.
create index reports_newest on reports (reported_at desc, id desc) where hidden_at is null;
create index reports_status on reports (status, reported_at desc, id desc) where hidden_at is null;
create index reports_priority on reports (priority, reported_at desc, id desc) where hidden_at is null;
create index reports_type on reports (target_type, reported_at desc, id desc) where hidden_at is null;
create index reports_urgent on reports (urgency desc, reported_at desc, id desc) where hidden_at is null;
create index reports_status_urgent on reports (status, urgency desc, reported_at desc, id desc) where hidden_at is null;
create index reports_search on reports using gin (search_text gin_trgm_ops) with (fastupdate = off) where hidden_at is null;
grant select, insert, update on reports to oja_app;

create table report_events (
  id          bigint generated always as identity primary key,
  report_id   uuid not null references reports,
  happened_at timestamptz not null,
  kind        text not null,
  actor_id    uuid references users,
  text        text
);
comment on table report_events is 'What happened to a report and what staff noted about it. Nothing in it changes.';
create index report_events_report on report_events (report_id, id);
grant select, insert on report_events to oja_app;
