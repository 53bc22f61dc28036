-- A posted listing that staff hide is rejected, so that the seller may correct it and submit it again. Staff can also take
-- the hiding back, as long as the seller has not changed the listing since.
alter table listings
  add column hidden_at timestamptz,
  add constraint listings_hidden check (hidden_at is null or status = 'rejected');
comment on column listings.hidden_at is
  'When staff took a posted listing off the market; null once it moved on or the seller changed it.';
grant update (hidden_at) on listings to oja_app;

-- A hidden transaction can be shown again: the figures follow in both directions, and the few hidden ones are found.
create or replace function tally_hidden_deal() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  factor integer := case when new.hidden_at is null then 1 else -1 end;
begin
  insert into tally_changes (tally, day, amount)
  select tally, lagos_day(new.created_at), factor * amount from (values
    ('hidden_deals', 1::bigint),
    ('hidden_completed', case when new.status = 'completed' then 1 else 0 end),
    ('hidden_volume_kobo', deal_volume(new)),
    ('hidden_fees_kobo', new.fee_kobo)
  ) as change (tally, amount) where amount <> 0;
  return null;
end $$;
drop trigger tallied_when_hidden on purchases;
create trigger tallied_when_hidden after update of hidden_at on purchases for each row
  when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function tally_hidden_deal();
create index purchases_hidden on purchases (created_at, id) where hidden_at is not null;
