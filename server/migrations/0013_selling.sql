-- A reviewer decides about what was on the screen: every change of what a listing says counts its version up.
alter table listings add column version integer not null default 0;
comment on column listings.version is 'Counted by a trigger; a decision of staff may name the one it is about.';

create function listing_counts_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger counts_version before update on listings for each row
  when ((old.platform, old.handle, old.url, old.description, old.category, old.price_kobo, old.followers,
         old.engagement_tenths, old.images)
        is distinct from
        (new.platform, new.handle, new.url, new.description, new.category, new.price_kobo, new.followers,
         new.engagement_tenths, new.images))
  execute function listing_counts_version();

-- When keys are rotated, a document is stored anew under another name, and its row follows.
grant update (name) on application_documents to oja_app;

-- Whoever stops being a seller keeps the pages about what they offered and sold.
alter table users add column former_seller boolean not null default false;
comment on column users.former_seller is 'A plain user who was a seller and has something on offer, or sold something.';

create function user_remembers_selling() returns trigger language plpgsql as $$
begin
  new.former_seller := new.role = 'user' and old.role in ('seller', 'verified_seller')
    and (exists (select 1 from listings where seller_id = new.id and status <> 'removed')
         or exists (select 1 from purchases where seller_id = new.id));
  return new;
end $$;
create trigger remembers_selling before update of role on users for each row
  when (old.role is distinct from new.role) execute function user_remembers_selling();
