-- What a purchase costs the database without anybody gaining from it.

-- The words of a listing count a version only when one of them is set: the condition, which compares nine columns, is
-- not even read for a listing that is sold.
drop trigger counts_version on listings;
create trigger counts_version
  before update of platform, handle, url, description, category, price_kobo, followers, engagement_tenths, images
  on listings for each row
  when ((old.platform, old.handle, old.url, old.description, old.category, old.price_kobo, old.followers,
         old.engagement_tenths, old.images) is distinct from
        (new.platform, new.handle, new.url, new.description, new.category, new.price_kobo, new.followers,
         new.engagement_tenths, new.images))
  execute function listing_counts_version();

-- How many legs a transfer has makes PostgreSQL believe that a plan of its own would pay off for each, so it planned the
-- lookup of accounts anew every time.
alter function ledger_post set plan_cache_mode = force_generic_plan;

-- Accounts that were just opened need not be looked up again, unless somebody else opened one of them at that moment.
create or replace function ledger_account_ids(p_kinds text[], p_owners uuid[]) returns bigint[]
language plpgsql as $$
declare
  v_ids bigint[];
begin
  v_ids := array(
    select case when owner_id is null
                then (select id from ledger_accounts a where a.kind = given.kind and a.owner_id is null)
                else (select id from ledger_accounts a where a.kind = given.kind and a.owner_id = given.owner_id) end
      from unnest(p_kinds, p_owners) with ordinality as given (kind, owner_id, place) order by place);
  if array_position(v_ids, null) is null then
    return v_ids;
  end if;

  with opened as (
    insert into ledger_accounts (kind, owner_id)
    select distinct kind, owner_id from unnest(p_kinds, p_owners, v_ids) as given (kind, owner_id, id)
     where given.id is null order by kind, owner_id
    on conflict (kind, owner_id) do nothing returning id, kind, owner_id
  ), balanced as (
    insert into ledger_balances (account_id)
    select o.id from opened o join ledger_chart c on c.kind = o.kind where c.mode = 'strict'
  )
  select array_agg(coalesce(given.id, o.id) order by place) into v_ids
    from unnest(p_kinds, p_owners, v_ids) with ordinality as given (kind, owner_id, id, place)
    left join opened o on o.kind = given.kind and o.owner_id is not distinct from given.owner_id;
  if array_position(v_ids, null) is null then
    return v_ids;
  end if;

  return array(
    select case when owner_id is null
                then (select id from ledger_accounts a where a.kind = given.kind and a.owner_id is null)
                else (select id from ledger_accounts a where a.kind = given.kind and a.owner_id = given.owner_id) end
      from unnest(p_kinds, p_owners) with ordinality as given (kind, owner_id, place) order by place);
end $$;
