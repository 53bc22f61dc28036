-- Accounts that are like another one: of its platform, and of its category first, nearest in price.

create index market_platform_price on listings (platform, price_kobo, id) where status = 'posted' and seller_active;
create index market_category_price on listings (platform, category, price_kobo, id)
  where status = 'posted' and seller_active;
