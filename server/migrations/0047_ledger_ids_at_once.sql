-- All accounts of a transfer are looked up in one statement, each by its index, and only those that are missing are
-- opened. It runs inside the functions that may write the ledger, with their rights and their search path.
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
    on conflict (kind, owner_id) do nothing returning id, kind
  )
  insert into ledger_balances (account_id)
  select o.id from opened o join ledger_chart c on c.kind = o.kind where c.mode = 'strict';

  return array(
    select case when owner_id is null
                then (select id from ledger_accounts a where a.kind = given.kind and a.owner_id is null)
                else (select id from ledger_accounts a where a.kind = given.kind and a.owner_id = given.owner_id) end
      from unnest(p_kinds, p_owners) with ordinality as given (kind, owner_id, place) order by place);
end $$;
