-- Who opened a dispute: the buyer, or the clock of a hand-over when a step was not done in time.
alter table disputes add column opened_by text not null default 'buyer' check (opened_by in ('buyer', 'clock'));
update disputes d set opened_by = 'clock'
  from purchase_events e
 where e.purchase_id = d.purchase_id and e.transition = 'dispute' and e.actor = 'clock'
   and e.happened_at between d.opened_at - interval '1 minute' and d.opened_at + interval '1 minute';
