-- Accounts that are like another one: of its platform, and of its category first, nearest in price.

create index market_platform_price on listings (platform, price_kobo, id) where status = 'posted' and seller_active;
create index market_category_price on listings (platform, category, price_kobo, id)
  where status = 'posted' and seller_active;

-- What sellers claim about an account beyond its figures. Read, changed and frozen as a whole; Oja does not check it.
alter table listings add column claims jsonb not null default '{}' check (jsonb_typeof(claims) = 'object');
comment on column listings.claims is 'Only what is stated: includes, opened, audience, monetised, revenueKobo, growth.';
grant update (claims) on listings to oja_app;

alter table purchased_accounts add column claims jsonb not null default '{}' check (jsonb_typeof(claims) = 'object');
