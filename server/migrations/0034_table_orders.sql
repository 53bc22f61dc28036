-- What the tables of staff can be ordered and searched by since 0025, each held by an index, and the totals that were
-- still counted when somebody looked.

-- Role and status are both filters and orders: the one rides along in the index of the other.
create index users_in_role_order on users (role, number) include (id, status) where erased_at is null;
create index users_in_status_order on users (status, number) include (id, role) where erased_at is null;
drop index users_by_role;
drop index users_by_status;

-- Removed listings are left out of every order, so that pages are skipped without touching the listings themselves.
create index listings_in_time_order on listings (submitted_at, id) include (status);
create index listings_in_price_order on listings (price_kobo, id) include (status);
create index listings_in_platform_order on listings (platform, submitted_at, id) include (status);
drop index listings_submitted;
drop index listings_by_price;
drop index listings_by_platform;

create index sign_in_failures_by_time on sign_in_failures (last_failed_at, email);
drop index sign_in_failures_latest;
create index sign_in_failures_by_count on sign_in_failures (failures, email);
create index sign_in_failures_search on sign_in_failures
  using gin (lower(email || ' ' || coalesce(last_address, '')) gin_trgm_ops) with (fastupdate = off);
create index purchase_reveals_by_kind on purchase_reveals (what, id);

-- Read backwards it serves what webhook_deliveries_by_status served.
create index webhook_deliveries_in_status_order on webhook_deliveries (status, created_at, id);
drop index webhook_deliveries_by_status;
create index webhook_deliveries_search on webhook_deliveries
  using gin (lower(id::text || ' ' || coalesce(last_fault, '') || ' ' || payload::text) gin_trgm_ops)
  with (fastupdate = off);

create index seller_applications_by_name on seller_applications (lower(first_name || ' ' || last_name), id)
  where status <> 'in_progress';
create index seller_applications_by_experience on seller_applications (experience, submitted_at, id)
  where status <> 'in_progress';

create index payments_parked_by_time on payments (settled_at, id) where status = 'parked';
create index payments_parked_by_amount on payments (parked_kobo, id) where status = 'parked';
drop index payments_parked_waiting;

-- These are never asked for by day, so one row holds each of them.
create function tally_timeless(p_tally text, p_amount bigint) returns void language sql
security definer set search_path = public, pg_temp as $$
  insert into tally_changes (tally, day, amount) values (p_tally, date 'epoch', p_amount)
$$;
revoke execute on function tally_timeless(text, bigint) from public;
comment on column tallies.tally is
  'users/{role}/{status} by the day they joined; deals, volume_kobo by the day a deal began; fees_kobo by the day it '
  'ended. Of all days together, under the epoch: listings/{platform}/{status}, applications/{status}, '
  'subscribers/{plan}.';

create function tally_new_listings() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform tally_timeless('listings/' || platform || '/' || status, count(*)) from added group by platform, status;
  return null;
end $$;
create trigger tallied_when_made after insert on listings referencing new table as added
  for each statement execute function tally_new_listings();

create function tally_changed_listing() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- One statement, because every purchase comes through here.
  insert into tally_changes (tally, day, amount) values
    ('listings/' || old.platform || '/' || old.status, date 'epoch', -1),
    ('listings/' || new.platform || '/' || new.status, date 'epoch', 1);
  return null;
end $$;
create trigger tallied_when_changed after update of platform, status on listings for each row
  when ((old.platform, old.status) is distinct from (new.platform, new.status))
  execute function tally_changed_listing();

-- Both are written by hand, one at a time.
create function tally_application() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then perform tally_timeless('applications/' || old.status, -1); end if;
  if tg_op <> 'DELETE' then perform tally_timeless('applications/' || new.status, 1); end if;
  return null;
end $$;
create trigger tallied_when_made after insert or delete on seller_applications
  for each row execute function tally_application();
create trigger tallied_when_changed after update of status on seller_applications for each row
  when (old.status is distinct from new.status) execute function tally_application();

create function tally_subscriber() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.plan_id is not null then perform tally_timeless('subscribers/' || old.plan_id, -1); end if;
  if tg_op <> 'DELETE' and new.plan_id is not null then perform tally_timeless('subscribers/' || new.plan_id, 1); end if;
  return null;
end $$;
create trigger tallied_when_made after insert or delete on subscriptions
  for each row execute function tally_subscriber();
create trigger tallied_when_changed after update of plan_id on subscriptions for each row
  when (old.plan_id is distinct from new.plan_id) execute function tally_subscriber();

-- What happened before this file.
insert into tallies (tally, day, amount)
select 'listings/' || platform || '/' || status, date 'epoch', count(*) from listings group by platform, status
union all
select 'applications/' || status, date 'epoch', count(*) from seller_applications group by status
union all
select 'subscribers/' || plan_id, date 'epoch', count(*) from subscriptions where plan_id is not null group by plan_id;
