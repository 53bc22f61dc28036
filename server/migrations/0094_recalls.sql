-- An account that went back to its seller after the sale is a recall. Recalls raise the held part, pause selling, and
-- bar it for good.

create table recalls (
  purchase_id uuid primary key references purchases,
  seller_id   uuid not null references users,
  source      text not null check (source in ('claim', 'dispute')),
  happened_at timestamptz not null
);
comment on table recalls is
  'Upheld claims that an account was taken back, and disputes about a recovered account decided for the buyer.';
create index recalls_seller on recalls (seller_id, happened_at);
create trigger append_only before update or delete on recalls for each row execute function refuse_change();
grant select, insert on recalls to oja_app;

alter table users
  add column selling_stop text check (selling_stop in ('paused', 'barred')),
  add column selling_stop_until timestamptz,
  add constraint users_selling_stop check (
    case when selling_stop = 'paused' then selling_stop_until is not null else selling_stop_until is null end);
comment on column users.selling_stop is 'Recalls paused selling until a day, or barred it for good.';
create index users_selling_paused on users (selling_stop_until) where selling_stop = 'paused';
grant update (selling_stop, selling_stop_until) on users to oja_app;

-- Listings leave the market while their seller may not sell, as they do with a suspension.
create or replace function listing_takes_seller() returns trigger language plpgsql as $$
begin
  -- Shared, so that a suspension at the same moment waits and then finds this listing.
  select status = 'active' and selling_stop is null, verified into strict new.seller_active, new.seller_verified
    from users where id = new.seller_id for share;
  return new;
end $$;

create or replace function seller_changes_listings() returns trigger language plpgsql as $$
declare
  v_active boolean := new.status = 'active' and new.selling_stop is null;
begin
  update listings set seller_active = v_active, seller_verified = new.verified
   where seller_id = new.id and (seller_active, seller_verified) is distinct from (v_active, new.verified);
  return null;
end $$;
drop trigger changes_listings on users;
create trigger changes_listings after update of status, verified, selling_stop on users for each row
  when ((old.status, old.verified, old.selling_stop) is distinct from (new.status, new.verified, new.selling_stop))
  execute function seller_changes_listings();
