-- Where nobody else is left, the person concerned answers a proposal about their own e-mail address. Without an answer it
-- takes effect at the end of its time, approved by nobody.

alter table approvals add column subject_answers boolean not null default false;
comment on column approvals.subject_answers is
  'The person concerned may agree or refuse; without an answer it takes effect at lapses_at.';
alter table approvals drop constraint approvals_decided_by_a_person;
alter table approvals add constraint approvals_decided_by_a_person check (
  (status in ('approved', 'declined', 'withdrawn')) = (decided_by is not null)
  or (status = 'approved' and subject_answers));
