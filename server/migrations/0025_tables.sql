-- The tables of staff: every order and filter they offer is held by an index.

create index listings_by_price on listings (price_kobo, id);
create index listings_by_platform on listings (platform, submitted_at, id);
-- Read backwards it serves what listings_status served.
create index listings_by_status on listings (status, submitted_at, id);
drop index listings_status;
create index listings_handle_search on listings using gin (handle_key gin_trgm_ops) with (fastupdate = off);
create index users_nickname_search on users using gin (lower(nickname) gin_trgm_ops) with (fastupdate = off)
  where erased_at is null;

create index withdrawals_by_amount on withdrawals (amount_kobo, id);
create index withdrawals_by_status on withdrawals (status, created_at, id);
create index withdrawals_search on withdrawals using gin (reference gin_trgm_ops) with (fastupdate = off);

create index seller_applications_by_time on seller_applications (submitted_at, id) where status <> 'in_progress';
create index seller_applications_search on seller_applications
  using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops) with (fastupdate = off)
  where status <> 'in_progress';

create index webhook_deliveries_by_event on webhook_deliveries (event, created_at, id);
