-- More of what needs two administrators: withdrawals from the approval threshold.

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (
  kind in ('wallet_adjustment', 'staff_sale', 'cancellation', 'ruling', 'claim_decision', 'withdrawal'));

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
