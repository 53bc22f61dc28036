-- More of what needs two administrators: withdrawals from the approval threshold, and changes to administrators.

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (
  kind in ('wallet_adjustment', 'staff_sale', 'cancellation', 'ruling', 'claim_decision', 'withdrawal',
           'admin_change'));

alter table withdrawals
  add column approval_threshold_kobo bigint,
  add column released_at timestamptz,
  add constraint withdrawals_released_before_sent check (
    sent_at is null or amount_kobo < approval_threshold_kobo or (released_at is not null and released_at <= sent_at));
comment on column withdrawals.approval_threshold_kobo is
  'The approval threshold when it was requested; null for rows from before there was one.';
comment on column withdrawals.released_at is
  'When two administrators let a large withdrawal go, or one who was alone.';
grant update (released_at) on withdrawals to oja_app;

-- Who was an administrator until lately still counts as a second one, so that nobody becomes alone by suspending another.
alter table users add column admin_ended_at timestamptz;
comment on column users.admin_ended_at is 'When the person last stopped being an active administrator.';
create index users_admin_ended on users (admin_ended_at) where admin_ended_at is not null;
grant update (admin_ended_at) on users to oja_app;
