-- What moderators took down stays as it was written. Nobody but staff reads it until it is put back.

alter table messages add column taken_down_at timestamptz;
comment on column messages.taken_down_at is 'Since when moderators hide it from both; null while it can be read.';
alter table reviews add column taken_down_at timestamptz;
comment on column reviews.taken_down_at is 'Since when moderators hide it and its stars do not count; null while it can be read.';

alter table reports drop constraint reports_outcome_check;
alter table reports add constraint reports_outcome_check
  check (outcome in ('none', 'hide_listing', 'take_down', 'suspend_user', 'warn_user'));
