-- Several people may have a listing of one account reviewed; one of them is on the market or in an open sale.
drop index listings_live_handle;
create unique index listings_live_handle on listings (platform, handle_key)
  where status in ('posted', 'disputed') or (status = 'sold' and sale_open);
-- One person offers an account once.
create unique index listings_own_live_handle on listings (seller_id, platform, handle_key)
  where status in ('pending', 'posted', 'disputed') or (status = 'sold' and sale_open);
