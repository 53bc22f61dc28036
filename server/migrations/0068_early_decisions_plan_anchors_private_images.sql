alter table disputes add column early_reason text;
comment on column disputes.early_reason is 'Why it was decided while the seller could still answer; both sides read it.';
alter table disputes add constraint disputes_early_reason check (
  early_reason is null or early_reason <> '' and status = 'resolved');

alter table subscriptions add column anchor_day smallint check (anchor_day between 1 and 31);
comment on column subscriptions.anchor_day is
  'Day of the month on which a monthly or yearly plan is due; shorter months end on their last day. Null: the day on which the period started.';

alter table media add column is_private boolean not null default false;
comment on column media.is_private is 'Lies where no public address leads; served to those who were given a signed address.';
update media set is_private = true where purpose = 'message';
create index media_to_make_private on media (name) where purpose in ('evidence', 'ticket') and not is_private;
grant update (is_private) on media to oja_app;
