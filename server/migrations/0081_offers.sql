-- Offers below the asking price. Both sides name amounts in turn; an accepted one holds for its buyer for a day.

alter table listings add column offer_floor_kobo bigint check (offer_floor_kobo > 0);
comment on column listings.offer_floor_kobo is
  'Offers below it are declined at once; only the seller sees it. Null for none; the price itself takes no offers.';
grant update (offer_floor_kobo) on listings to oja_app;

create table offers (
  id          uuid primary key,
  listing_id  uuid not null references listings,
  buyer_id    uuid not null references users,
  seller_id   uuid not null references users,
  status      text not null
              check (status in ('offered', 'countered', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  amount_kobo bigint not null check (amount_kobo > 0),
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  counters    integer not null default 0 check (counters between 0 and 3),
  due_at      timestamptz not null,
  purchase_id uuid unique references purchases,
  created_at  timestamptz not null,
  changed_at  timestamptz not null,
  constraint offers_two_people check (buyer_id <> seller_id),
  constraint offers_paid_once_accepted check (purchase_id is null or status = 'accepted')
);
comment on column offers.amount_kobo is 'The last amount that was named; the agreed price once accepted.';
comment on column offers.proposed_by is 'Who named it; the other side answers.';
comment on column offers.due_at is 'When it lapses without an answer, or without the payment once accepted.';
comment on column offers.purchase_id is 'The purchase that paid the agreed price.';

-- The last guard against two offers of one buyer for one listing.
create unique index offers_one_open on offers (listing_id, buyer_id)
  where status in ('offered', 'countered') or (status = 'accepted' and purchase_id is null);
create index offers_due on offers (due_at)
  where status in ('offered', 'countered') or (status = 'accepted' and purchase_id is null);
create index offers_made on offers (buyer_id, created_at desc, id desc);
create index offers_received on offers (seller_id, created_at desc, id desc);
create index offers_of_listing on offers (listing_id, buyer_id, created_at);
grant select, insert on offers to oja_app;
grant update (status, amount_kobo, proposed_by, counters, due_at, purchase_id, changed_at) on offers to oja_app;

create table offer_events (
  id          bigint generated always as identity primary key,
  offer_id    uuid not null references offers,
  happened_at timestamptz not null,
  transition  text not null,
  from_status text,
  to_status   text not null,
  actor       text not null check (actor in ('buyer', 'seller', 'floor', 'clock', 'purchase')),
  amount_kobo bigint not null
);
comment on column offer_events.amount_kobo is 'The amount that stood, or that this step named.';
create index offer_events_offer on offer_events (offer_id, id);
create trigger append_only before update or delete on offer_events for each row execute function refuse_change();
grant select, insert on offer_events to oja_app;
