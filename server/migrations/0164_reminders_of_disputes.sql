-- Staff are reminded every day of an escalated dispute that is late, as they are of claims and appeals.
alter table disputes add column staff_reminded_at timestamptz;
comment on column disputes.staff_reminded_at is 'When the staff were told last that the dispute is late.';
grant update (staff_reminded_at) on disputes to oja_app;
