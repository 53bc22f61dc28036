-- A proposal ends when what it is about ends otherwise.

alter table approvals drop constraint approvals_status_check;
alter table approvals add constraint approvals_status_check
  check (status in ('waiting', 'approved', 'declined', 'withdrawn', 'lapsed', 'overtaken'));
