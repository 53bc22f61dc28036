alter table disputes add column early_reason text;
comment on column disputes.early_reason is 'Why it was decided while the seller could still answer; both sides read it.';
alter table disputes add constraint disputes_early_reason check (
  early_reason is null or early_reason <> '' and status = 'resolved');

alter table subscriptions add column anchor_day smallint check (anchor_day between 1 and 31);
comment on column subscriptions.anchor_day is
  'Day of the month on which a monthly or yearly plan is due; shorter months end on their last day. Null: the day on which the period started.';
