-- Accounts on the market. Their credentials lie apart, sealed, so that no query of the market can carry them along.

create extension if not exists pg_trgm;

create table listings (
  id                    uuid primary key,
  seller_id             uuid not null references users,
  platform              text not null
                        check (platform in ('instagram', 'youtube', 'twitter', 'tiktok', 'telegram', 'whatsapp', 'facebook')),
  handle                text not null check (handle <> ''),
  handle_key            text not null check (handle_key <> ''),
  url                   text not null check (url ~* '^https?://'),
  description           text not null,
  category              text,
  search_text           text not null,
  price_kobo            bigint not null check (price_kobo > 0),
  followers             integer check (followers >= 0),
  engagement_tenths     smallint check (engagement_tenths between 0 and 1000),
  images                text[] not null default '{}' check (cardinality(images) <= 8),
  status                text not null
                        check (status in ('draft', 'pending', 'posted', 'rejected', 'sold', 'disputed', 'removed')),
  featured              boolean not null default false,
  seller_active         boolean not null default true,
  seller_verified       boolean not null default false,
  sale_open             boolean not null default false,
  needs_new_credentials boolean not null default false,
  rejection_reason      text,
  created_at            timestamptz not null,
  submitted_at          timestamptz not null,
  posted_at             timestamptz,
  updated_at            timestamptz not null,
  check (status <> 'posted' or posted_at is not null),
  check (status <> 'disputed' or sale_open),
  check (not sale_open or status in ('sold', 'disputed'))
);
comment on column listings.seller_active is 'Kept equal to the seller by triggers, as is seller_verified, so that the market reads one table.';
comment on column listings.handle_key is 'The handle as duplicates are found: without @, case, marks and blanks.';
comment on column listings.search_text is 'Handle, description and category as they are searched; begins with a blank.';
comment on column listings.images is 'Names of pictures in media, the cover first.';
comment on column listings.sale_open is 'Bought, and the purchase is not over; nobody changes the listing then.';
comment on column listings.needs_new_credentials is 'A buyer saw the old ones and got the money back.';

-- An account is live once. Sold and settled it belongs to the buyer, who may offer it again.
create unique index listings_live_handle on listings (platform, handle_key)
  where status in ('pending', 'posted', 'disputed') or (status = 'sold' and sale_open);
create index listings_handle on listings (platform, handle_key);
create index listings_seller on listings (seller_id, created_at desc, id desc);
create index listings_status on listings (status, submitted_at desc, id desc);
create index listings_submitted on listings (submitted_at desc, id desc);

create function listing_takes_seller() returns trigger language plpgsql as $$
begin
  -- Shared, so that a suspension at the same moment waits and then finds this listing.
  select status = 'active', verified into strict new.seller_active, new.seller_verified
    from users where id = new.seller_id for share;
  return new;
end $$;
create trigger takes_seller before insert on listings for each row execute function listing_takes_seller();

create function seller_changes_listings() returns trigger language plpgsql as $$
begin
  update listings set seller_active = new.status = 'active', seller_verified = new.verified
   where seller_id = new.id
     and (seller_active, seller_verified) is distinct from (new.status = 'active', new.verified);
  return null;
end $$;
create trigger changes_listings after update of status, verified on users for each row
  when (old.status is distinct from new.status or old.verified is distinct from new.verified)
  execute function seller_changes_listings();

-- The market reads what is posted, in one of these orders and page after page.
create index market_newest on listings (posted_at desc, id desc) where status = 'posted' and seller_active;
create index market_price on listings (price_kobo, id) where status = 'posted' and seller_active;
create index market_followers on listings ((coalesce(followers, -1)) desc, id desc) where status = 'posted' and seller_active;
create index market_featured on listings (featured desc, posted_at desc, id desc) where status = 'posted' and seller_active;
create index market_platform on listings (platform, posted_at desc, id desc) where status = 'posted' and seller_active;
create index market_category on listings (category, posted_at desc, id desc) where status = 'posted' and seller_active;
-- Entries go into the index at once: a list of waiting ones would have to be read by every search.
create index market_search on listings using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where status = 'posted' and seller_active;
-- The more samples, the better the planner knows a rare word from a common one.
alter table listings alter column search_text set statistics 300;
grant select, insert, update on listings to oja_app;

create table listing_credentials (
  listing_id     uuid primary key references listings,
  credentials    bytea not null,
  handover_notes bytea,
  changed_at     timestamptz not null
);
comment on table listing_credentials is 'Sealed and bound to the row; the key is named inside.';
grant select, insert, update, delete on listing_credentials to oja_app;

create table listing_images (
  id         uuid primary key,
  name       text not null unique references media on delete cascade,
  owner_id   uuid not null references users,
  listing_id uuid references listings,
  created_at timestamptz not null
);
comment on table listing_images is 'Pictures that were uploaded for listings; without a listing_id they wait to be used.';
create index listing_images_listing on listing_images (listing_id);
create index listing_images_waiting on listing_images (owner_id, created_at) where listing_id is null;
grant select, insert, update, delete on listing_images to oja_app;

-- Pictures that look the same share at least one of the four quarters of their hash, unless they differ a lot.
create function picture_quarters(hash text) returns text[] language sql immutable strict parallel safe as $$
  select array['a' || substr(hash, 1, 4), 'b' || substr(hash, 5, 4), 'c' || substr(hash, 9, 4), 'd' || substr(hash, 13, 4)]
$$;
create index media_listing_quarters on media using gin (picture_quarters(perceptual_hash)) where purpose = 'listing';

create table listing_events (
  id          bigint generated always as identity primary key,
  listing_id  uuid not null references listings,
  happened_at timestamptz not null,
  transition  text not null,
  from_status text check (from_status in ('draft', 'pending', 'posted', 'rejected', 'sold', 'disputed', 'removed')),
  to_status   text not null
              check (to_status in ('draft', 'pending', 'posted', 'rejected', 'sold', 'disputed', 'removed')),
  actor_id    uuid references users,
  actor       text not null,
  reason      text
);
create index listing_events_listing on listing_events (listing_id, id);
grant select, insert on listing_events to oja_app;

create table listing_saves (
  user_id    uuid not null references users,
  listing_id uuid not null references listings,
  saved_at   timestamptz not null,
  primary key (user_id, listing_id)
);
create index listing_saves_listing on listing_saves (listing_id);
grant select, insert, delete on listing_saves to oja_app;

create table listing_views (
  listing_id uuid not null references listings,
  viewer     uuid not null,
  viewed_at  timestamptz not null,
  primary key (listing_id, viewer)
);
comment on column listing_views.viewer is 'The user, or for a stranger a keyed hash that says nothing about them.';
create index listing_views_recent on listing_views (listing_id, viewed_at);
create index listing_views_age on listing_views (viewed_at);
grant select, insert, update, delete on listing_views to oja_app;

create table seller_figures (
  seller_id  uuid primary key references users,
  sales      integer not null default 0 check (sales >= 0),
  ratings    integer not null default 0 check (ratings >= 0),
  rating_sum integer not null default 0 check (rating_sum between ratings and 5 * ratings)
);
comment on table seller_figures is 'What the market shows about a seller: completed sales, and one to five stars by buyers.';
grant select, insert, update on seller_figures to oja_app;
