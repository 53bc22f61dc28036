-- Columns that were written and never read. Who escalated, explained or resumed and why stands in the history of the
-- purchase or in the audit log.

alter table disputes drop column escalated_at;
comment on column disputes.escalated_by is
  'Another member of staff decides it, as long as there is one; null when the clock escalated it.';
alter table gateway_differences drop column explained_by, drop column note;
alter table payout_freezes drop column lifted_by, drop column lift_reason;
comment on table payout_freezes is
  'Nothing is sent while a row is not lifted. Without frozen_by, a check of the books or of an answer froze payouts.';
alter table webhook_deliveries drop column delivered_at;
