-- Accounts are found by their index. "is not distinct from" cannot use one: every posting read all accounts of a kind,
-- which nobody notices with a hundred wallets and everybody with a million.

create function ledger_account_id(p_kind text, p_owner uuid) returns bigint
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if p_owner is null then
    return (select id from ledger_accounts where kind = p_kind and owner_id is null);
  end if;
  return (select id from ledger_accounts where kind = p_kind and owner_id = p_owner);
end $$;

create or replace function ledger_account_ids(p_kinds text[], p_owners uuid[]) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids bigint[];
begin
  for v_place in 1 .. cardinality(p_kinds) loop
    v_ids[v_place] := ledger_account_id(p_kinds[v_place], p_owners[v_place]);
  end loop;
  if array_position(v_ids, null) is null then
    return v_ids;
  end if;

  with opened as (
    insert into ledger_accounts (kind, owner_id)
    select distinct kind, owner_id from unnest(p_kinds, p_owners) as given (kind, owner_id) order by kind, owner_id
    on conflict (kind, owner_id) do nothing returning id, kind
  )
  insert into ledger_balances (account_id)
  select o.id from opened o join ledger_chart c on c.kind = o.kind where c.mode = 'strict';

  for v_place in 1 .. cardinality(p_kinds) loop
    v_ids[v_place] := ledger_account_id(p_kinds[v_place], p_owners[v_place]);
  end loop;
  return v_ids;
end $$;

create or replace function ledger_balance(p_kind text, p_owner uuid) returns bigint
language sql stable as $$
  select coalesce((
    select case c.mode
             when 'strict' then (select balance from ledger_balances b where b.account_id = a.id)
             else coalesce((select balance from ledger_folded f where f.account_id = a.id), 0)
                + coalesce((select sum(amount)::bigint from ledger_deltas d where d.account_id = a.id), 0)
           end
      from ledger_accounts a join ledger_chart c using (kind)
     where a.id = ledger_account_id(p_kind, p_owner)), 0)
$$;
