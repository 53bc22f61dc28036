-- Purchases in escrow, their disputes and the reviews afterwards. The money itself is in the ledger; what stands here
-- is held against it by the auditor.

create table purchases (
  id               uuid primary key,
  number           bigint generated always as identity unique,
  listing_id       uuid references listings,
  buyer_id         uuid not null references users,
  seller_id        uuid not null references users,
  status           text not null check (status in ('pending', 'completed', 'disputed', 'refunded', 'cancelled')),
  staff_status     text not null generated always as (
                     case status when 'completed' then 'completed' when 'refunded' then 'refunded'
                                 when 'cancelled' then 'failed' else 'processing' end) stored,
  dispute_status   text not null default 'none' check (dispute_status in ('none', 'open', 'escalated', 'resolved')),
  platform         text not null
                   check (platform in ('instagram', 'youtube', 'twitter', 'tiktok', 'telegram', 'whatsapp', 'facebook')),
  handle           text not null check (handle <> ''),
  category         text,
  price_kobo       bigint not null check (price_kobo > 0),
  fee_bps          integer not null check (fee_bps between 0 and 5000),
  refunded_kobo    bigint not null default 0 check (refunded_kobo between 0 and price_kobo),
  fee_kobo         bigint check (fee_kobo >= 0),
  payout_kobo      bigint check (payout_kobo >= 0),
  dispute_days     integer not null check (dispute_days > 0),
  escrow_days      integer not null check (escrow_days > 0),
  created_at       timestamptz not null,
  dispute_start    timestamptz not null,
  dispute_end      timestamptz not null,
  auto_complete_at timestamptz not null,
  settled_at       timestamptz,
  settled_by       text check (settled_by in ('buyer', 'clock', 'admin')),
  note             text,
  replacements     integer not null default 0 check (replacements between 0 and 1),
  served_at        timestamptz,
  payment_method   text not null default 'Wallet',
  added_by         uuid references users,
  hidden_at        timestamptz,
  hidden_by        uuid references users,
  hidden_reason    text,
  search_text      text not null,
  constraint purchases_two_people check (buyer_id <> seller_id),
  constraint purchases_window check (dispute_end > dispute_start and auto_complete_at >= dispute_end),
  constraint purchases_settled_at_the_end check ((status in ('pending', 'disputed')) = (settled_at is null)),
  constraint purchases_settled_whole check (
    case when settled_at is null then num_nonnulls(fee_kobo, payout_kobo, settled_by) = 0 and refunded_kobo = 0
         else settled_by is not null and refunded_kobo + payout_kobo + fee_kobo = price_kobo end),
  constraint purchases_given_back_whole check (
    (status in ('refunded', 'cancelled')) = (settled_at is not null and refunded_kobo = price_kobo)),
  constraint purchases_dispute_is_live check ((status = 'disputed') = (dispute_status in ('open', 'escalated'))),
  constraint purchases_hidden_with_reason check (num_nonnulls(hidden_at, hidden_by, hidden_reason) in (0, 3))
);
comment on column purchases.listing_id is 'Null for a sale that staff added by hand.';
comment on column purchases.staff_status is 'The status in the words of the admin portal.';
comment on column purchases.fee_bps is 'Copied when it was made, like the two windows; later settings do not touch it.';
comment on column purchases.dispute_end is 'The first moment at which no dispute can be opened any more.';
comment on column purchases.served_at is 'When the buyer was given the credentials first.';
comment on column purchases.search_text is 'Handle, buyer and seller as staff search them; kept equal to the people by a trigger.';

-- The last guard against selling one account twice.
create unique index purchases_one_live_sale on purchases (listing_id) where status in ('pending', 'completed', 'disputed');
create index purchases_buyer on purchases (buyer_id, created_at desc, id desc);
create index purchases_buyer_price on purchases (buyer_id, price_kobo, id);
create index purchases_buyer_partial_refunds on purchases (buyer_id) where status = 'completed' and refunded_kobo > 0;
create index purchases_seller on purchases (seller_id, created_at desc, id desc);
create index purchases_seller_open on purchases (seller_id) include (status, price_kobo)
  where status in ('pending', 'disputed');
create index purchases_buyer_settled on purchases (buyer_id, settled_at) where settled_at is not null;
create index purchases_seller_settled on purchases (seller_id, settled_at) where settled_at is not null;
create index purchases_due on purchases (auto_complete_at) where status = 'pending';
-- The table of the admin portal, in each of its orders.
create index purchases_by_date on purchases (created_at, id);
create index purchases_by_amount on purchases (price_kobo, id);
create index purchases_by_status on purchases (staff_status, created_at, id);
create index purchases_by_platform on purchases (platform, created_at, id);
create index purchases_by_dispute on purchases (dispute_status, created_at, id);
create index purchases_search on purchases using gin (search_text gin_trgm_ops);
grant select, insert, update on purchases to oja_app;

create function purchase_search_text(p_handle text, p_buyer uuid, p_seller uuid) returns text language sql stable as $$
  select lower(concat_ws(' ', p_handle,
    (select concat_ws(' ', name, email) from users where id = p_buyer),
    (select concat_ws(' ', name, email) from users where id = p_seller)))
$$;
create function person_changes_purchases() returns trigger language plpgsql as $$
begin
  update purchases set search_text = purchase_search_text(handle, buyer_id, seller_id)
   where buyer_id = new.id or seller_id = new.id;
  return null;
end $$;
create trigger changes_purchases after update of name, email on users for each row
  when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function person_changes_purchases();

-- The account as it was bought. Written once; later edits of the listing do not reach it.
create table purchased_accounts (
  purchase_id       uuid primary key references purchases,
  url               text,
  description       text not null,
  followers         integer,
  engagement_tenths smallint,
  images            text[] not null default '{}'
);
grant select, insert on purchased_accounts to oja_app;

create table purchase_credentials (
  purchase_id    uuid primary key references purchases,
  credentials    bytea not null,
  handover_notes bytea,
  changed_at     timestamptz
);
comment on table purchase_credentials is
  'A copy of what was sold, sealed and bound to the purchase, so that the buyer keeps it whatever becomes of the listing.';
comment on column purchase_credentials.changed_at is 'When the seller replaced them; null for those that were sold.';
grant select, insert, update on purchase_credentials to oja_app;

create table purchase_reveals (
  id          bigint generated always as identity primary key,
  purchase_id uuid not null references purchases,
  what        text not null check (what in ('served', 'shown', 'copied_username', 'copied_password')),
  happened_at timestamptz not null,
  address     text not null
);
create index purchase_reveals_purchase on purchase_reveals (purchase_id, id);
grant select, insert on purchase_reveals to oja_app;

create table purchase_events (
  id          bigint generated always as identity primary key,
  purchase_id uuid not null references purchases,
  happened_at timestamptz not null,
  transition  text not null,
  from_status text,
  to_status   text not null,
  actor       text not null check (actor in ('buyer', 'seller', 'admin', 'clock')),
  actor_id    uuid references users,
  text        text
);
create index purchase_events_purchase on purchase_events (purchase_id, id);
grant select, insert on purchase_events to oja_app;

create table disputes (
  id                 uuid primary key,
  purchase_id        uuid not null references purchases,
  buyer_id           uuid not null references users,
  status             text not null check (status in ('open', 'escalated', 'resolved')),
  reason             text not null check (reason in ('not_delivered', 'wrong_account', 'not_as_described',
                                                     'account_recovered', 'credentials_fail', 'other')),
  description        text not null check (description <> ''),
  opened_at          timestamptz not null,
  seller_due_at      timestamptz not null,
  seller_answered_at timestamptz,
  seller_overdue_at  timestamptz,
  staff_due_at       timestamptz not null,
  escalated_at       timestamptz,
  escalated_by       uuid references users,
  replacement        bytea,
  replacement_at     timestamptz,
  outcome            text check (outcome in ('favor_buyer', 'favor_seller', 'partial_refund', 'replacement', 'withdrawn')),
  details            text,
  resolved_at        timestamptz,
  resolved_by        uuid references users,
  constraint disputes_resolved_with_outcome check ((status = 'resolved') = (num_nonnulls(outcome, resolved_at) = 2)),
  constraint disputes_escalated_when check (status <> 'escalated' or escalated_at is not null),
  constraint disputes_replacement_sealed check (num_nonnulls(replacement, replacement_at) in (0, 2))
);
comment on column disputes.escalated_by is 'Who may not decide it; null when the clock escalated it.';
comment on column disputes.replacement is 'New credentials from the seller, sealed and bound to this row.';
create unique index disputes_one_open on disputes (purchase_id) where status <> 'resolved';
create index disputes_purchase on disputes (purchase_id, opened_at desc);
create index disputes_buyer_open on disputes (buyer_id) where status <> 'resolved';
create index disputes_staff_clock on disputes (staff_due_at) where status = 'open';
create index disputes_seller_clock on disputes (seller_due_at)
  where status <> 'resolved' and seller_answered_at is null and seller_overdue_at is null;
grant select, insert, update on disputes to oja_app;

create table dispute_statements (
  id         uuid primary key,
  position   bigint generated always as identity unique,
  dispute_id uuid not null references disputes,
  side       text not null check (side in ('buyer', 'seller', 'staff')),
  author_id  uuid not null references users,
  text       text not null check (text <> ''),
  created_at timestamptz not null
);
create index dispute_statements_dispute on dispute_statements (dispute_id, created_at);
grant select, insert on dispute_statements to oja_app;

create table dispute_images (
  id           uuid primary key,
  name         text not null unique references media on delete cascade,
  owner_id     uuid not null references users,
  dispute_id   uuid references disputes,
  statement_id uuid references dispute_statements,
  position     integer not null default 0,
  created_at   timestamptz not null,
  constraint dispute_images_in_a_dispute check (statement_id is null or dispute_id is not null)
);
comment on table dispute_images is
  'Pictures for disputes; without a dispute_id they wait to be used, without a statement_id they came with its opening.';
create index dispute_images_dispute on dispute_images (dispute_id);
create index dispute_images_waiting on dispute_images (owner_id, created_at) where dispute_id is null;
grant select, insert, update, delete on dispute_images to oja_app;

-- Pictures that a purchase shows for ever, whatever becomes of the listing they were uploaded for.
create table media_pins (
  name      text not null references media,
  pinned_by uuid not null references purchases,
  primary key (name, pinned_by)
);
grant select, insert on media_pins to oja_app;

create table reviews (
  id           uuid primary key,
  purchase_id  uuid not null references purchases,
  side         text not null check (side in ('buyer', 'seller')),
  author_id    uuid not null references users,
  about_id     uuid not null references users,
  rating       integer not null check (rating between 1 and 5),
  text         text not null check (text <> ''),
  created_at   timestamptz not null,
  visible_from timestamptz not null,
  published_at timestamptz,
  reply        text,
  replied_at   timestamptz,
  unique (purchase_id, side),
  check (author_id <> about_id),
  check (num_nonnulls(reply, replied_at) in (0, 2))
);
comment on column reviews.side is 'In which role it was written.';
comment on column reviews.visible_from is 'At the latest then it is published, even if the other side wrote nothing.';
create index reviews_about on reviews (about_id, side, published_at desc, id desc) where published_at is not null;
create index reviews_author on reviews (author_id, created_at desc, id desc);
create index reviews_waiting on reviews (visible_from) where published_at is null;
grant select, insert, update on reviews to oja_app;

-- Counts of a person's deals, so that a list shows them without counting. Each is written by the trigger below alone,
-- in the transaction that changes a purchase, as are the sales that the market shows in seller_figures. A seller's row changes when a deal ends and not when it begins: many
-- people may buy from one seller in the same moment, and none of them waits for another.
create table buyer_figures (
  buyer_id   uuid primary key references users,
  pending    integer not null default 0 check (pending >= 0),
  disputed   integer not null default 0 check (disputed >= 0),
  completed  integer not null default 0 check (completed >= 0),
  refunded   integer not null default 0 check (refunded >= 0),
  cancelled  integer not null default 0 check (cancelled >= 0),
  spent_kobo bigint not null default 0 check (spent_kobo >= 0),
  ratings    integer not null default 0 check (ratings >= 0),
  rating_sum integer not null default 0 check (rating_sum between ratings and 5 * ratings)
) with (fillfactor = 50);
comment on column buyer_figures.spent_kobo is 'Without what was refunded.';
grant select, update (ratings, rating_sum) on buyer_figures to oja_app;

create table sale_figures (
  seller_id   uuid primary key references users,
  completed   integer not null default 0 check (completed >= 0),
  refunded    integer not null default 0 check (refunded >= 0),
  cancelled   integer not null default 0 check (cancelled >= 0),
  earned_kobo bigint not null default 0 check (earned_kobo >= 0)
) with (fillfactor = 50);
comment on table sale_figures is 'Deals of a seller that are over. Those that are not are few, and counted when asked for.';
grant select on sale_figures to oja_app;

create function count_purchase() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_spent bigint := case when new.status in ('refunded', 'cancelled') then 0 else new.price_kobo - new.refunded_kobo end;
begin
  if tg_op = 'INSERT' then
    insert into buyer_figures as f (buyer_id, pending, spent_kobo) values (new.buyer_id, 1, v_spent)
    on conflict (buyer_id) do update set pending = f.pending + 1, spent_kobo = f.spent_kobo + excluded.spent_kobo;
    return null;
  end if;
  update buyer_figures set
    pending    = pending   + (new.status = 'pending')::int   - (old.status = 'pending')::int,
    disputed   = disputed  + (new.status = 'disputed')::int  - (old.status = 'disputed')::int,
    completed  = completed + (new.status = 'completed')::int - (old.status = 'completed')::int,
    refunded   = refunded  + (new.status = 'refunded')::int  - (old.status = 'refunded')::int,
    cancelled  = cancelled + (new.status = 'cancelled')::int - (old.status = 'cancelled')::int,
    spent_kobo = spent_kobo + v_spent - (old.price_kobo - old.refunded_kobo)
  where buyer_id = new.buyer_id;
  if new.settled_at is not null then
    insert into sale_figures as f (seller_id, completed, refunded, cancelled, earned_kobo)
    values (new.seller_id, (new.status = 'completed')::int, (new.status = 'refunded')::int,
            (new.status = 'cancelled')::int, new.payout_kobo)
    on conflict (seller_id) do update set
      completed = f.completed + excluded.completed, refunded = f.refunded + excluded.refunded,
      cancelled = f.cancelled + excluded.cancelled, earned_kobo = f.earned_kobo + excluded.earned_kobo;
  end if;
  if new.status = 'completed' then
    insert into seller_figures as f (seller_id, sales) values (new.seller_id, 1)
    on conflict (seller_id) do update set sales = f.sales + 1;
  end if;
  return null;
end $$;
create trigger counted_when_made after insert on purchases for each row execute function count_purchase();
create trigger counted_when_changed after update of status on purchases for each row
  when (old.status is distinct from new.status) execute function count_purchase();

-- A purchase begins as pending, and what is over stays as it is.
create function guard_purchase() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a purchase begins as pending' using errcode = 'restrict_violation';
    end if;
  elsif old.settled_at is not null and row(new.status, new.price_kobo, new.refunded_kobo, new.fee_kobo,
          new.payout_kobo, new.settled_at, new.settled_by, new.buyer_id, new.seller_id) is distinct from
        row(old.status, old.price_kobo, old.refunded_kobo, old.fee_kobo,
          old.payout_kobo, old.settled_at, old.settled_by, old.buyer_id, old.seller_id) then
    raise exception 'purchase % is over', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before insert or update on purchases for each row execute function guard_purchase();

create trigger append_only before update or delete on purchase_events for each row execute function refuse_change();
create trigger append_only before update or delete on purchase_reveals for each row execute function refuse_change();
create trigger append_only before update or delete on purchased_accounts for each row execute function refuse_change();
create trigger append_only before update or delete on dispute_statements for each row execute function refuse_change();
