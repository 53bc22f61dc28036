-- The figures above the staff's table of transactions are kept like those of the dashboard, and what is deleted from that
-- table is over: nothing that waits for somebody can be out of sight.

-- Nobody could find these any more, while the dashboard said that they wait.
update purchases set hidden_at = null, hidden_by = null, hidden_reason = null
 where hidden_at is not null and settled_at is null;
-- By a trigger: the text of a CHECK would be read for every purchase that is made, and none begins hidden.
create function refuse_hiding() returns trigger language plpgsql as $$
begin
  raise exception 'purchase % is not over and stays visible', new.id using errcode = 'restrict_violation';
end $$;
create trigger hidden_when_over before update of hidden_at on purchases for each row
  when (new.hidden_at is not null and new.settled_at is null) execute function refuse_hiding();

comment on column tallies.tally is
  'users/{role}/{status} by the day they joined; fees_kobo by the day a deal ended. By the day a deal began: deals, '
  'volume_kobo; what of it is over: ended/{status}, ended_volume_kobo, ended_fees_kobo; less what is hidden from staff, '
  'below zero: hidden_deals, hidden_completed, hidden_volume_kobo, hidden_fees_kobo. Of all days together, under the '
  'epoch: listings/{platform}/{status}, applications/{status}, subscribers/{plan}.';

create or replace function tally_changed_deal() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into tally_changes (tally, day, amount)
  select * from (values
    ('volume_kobo', lagos_day(new.created_at), deal_volume(new) - deal_volume(old)),
    ('fees_kobo', lagos_day(new.settled_at), new.fee_kobo),
    ('ended/' || new.status, lagos_day(new.created_at), 1),
    ('ended_volume_kobo', lagos_day(new.created_at), deal_volume(new)),
    ('ended_fees_kobo', lagos_day(new.created_at), new.fee_kobo)
  ) as change (tally, day, amount) where amount <> 0;
  return null;
end $$;

create function tally_hidden_deal() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into tally_changes (tally, day, amount)
  select tally, lagos_day(new.created_at), amount from (values
    ('hidden_deals', -1),
    ('hidden_completed', case when new.status = 'completed' then -1 else 0 end),
    ('hidden_volume_kobo', -deal_volume(new)),
    ('hidden_fees_kobo', -new.fee_kobo)
  ) as change (tally, amount) where amount <> 0;
  return null;
end $$;
create trigger tallied_when_hidden after update of hidden_at on purchases for each row
  when (old.hidden_at is null and new.hidden_at is not null) execute function tally_hidden_deal();

-- What happened before this file.
insert into tallies (tally, day, amount)
select counted.tally, lagos_day(p.created_at), sum(counted.amount)
  from purchases p cross join lateral (values
    ('ended/' || p.status, 1::bigint),
    ('ended_volume_kobo', deal_volume(p)),
    ('ended_fees_kobo', p.fee_kobo)
  ) counted (tally, amount)
 where p.settled_at is not null group by 1, 2
union all
select counted.tally, lagos_day(p.created_at), sum(counted.amount)
  from purchases p cross join lateral (values
    ('hidden_deals', -1::bigint),
    ('hidden_completed', case when p.status = 'completed' then -1 else 0 end),
    ('hidden_volume_kobo', -deal_volume(p)),
    ('hidden_fees_kobo', -p.fee_kobo)
  ) counted (tally, amount)
 where p.hidden_at is not null group by 1, 2;
