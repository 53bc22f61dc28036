-- A posted listing that staff hide is rejected, so that the seller may correct it and submit it again. Staff can also take
-- the hiding back, as long as the seller has not changed the listing since.
alter table listings
  add column hidden_at timestamptz,
  add constraint listings_hidden check (hidden_at is null or status = 'rejected');
comment on column listings.hidden_at is
  'When staff took a posted listing off the market; null once it moved on or the seller changed it.';
grant update (hidden_at) on listings to oja_app;
