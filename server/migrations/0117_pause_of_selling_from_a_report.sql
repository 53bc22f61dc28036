-- A report can end with a pause of selling.
alter table reports drop constraint reports_outcome_check;
alter table reports add constraint reports_outcome_check
  check (outcome in ('none', 'hide_listing', 'take_down', 'pause_selling', 'suspend_user', 'warn_user'));
