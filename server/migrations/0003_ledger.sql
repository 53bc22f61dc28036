-- The double-entry ledger. Amounts are signed kobo, credits positive; every transfer sums to zero, and so does
-- everything. The application may read these tables and call ledger_post; it can write them in no other way.

-- The chart of accounts; equal to domain/ledger/chart-of-accounts.ts, which a test compares.
create table ledger_chart (
  kind  text primary key,
  mode  text not null check (mode in ('strict', 'derived')),
  class text not null check (class in ('liability', 'revenue', 'expense', 'asset'))
);
comment on column ledger_chart.mode is
  'strict: a balance row that is locked and may not go below zero. derived: insert-only, so no row is ever hot.';

insert into ledger_chart (kind, mode, class) values
  ('wallet', 'strict', 'liability'),
  ('escrow', 'strict', 'liability'),
  ('withdrawal_hold', 'strict', 'liability'),
  ('chargeback_hold', 'strict', 'liability'),
  ('suspense', 'derived', 'liability'),
  ('platform_fees', 'derived', 'revenue'),
  ('subscriptions', 'derived', 'revenue'),
  ('withdrawal_fees', 'derived', 'revenue'),
  ('psp_fees', 'derived', 'expense'),
  ('marketing', 'derived', 'expense'),
  ('chargeback_losses', 'derived', 'expense'),
  ('paystack_unsettled', 'derived', 'asset'),
  ('paystack_balance', 'derived', 'asset'),
  ('bank', 'derived', 'asset'),
  ('receivable', 'derived', 'asset'),
  ('opening_capital', 'derived', 'liability');

create table ledger_accounts (
  id       bigint generated always as identity primary key,
  kind     text not null references ledger_chart,
  owner_id uuid,
  unique nulls not distinct (kind, owner_id)
);
comment on column ledger_accounts.owner_id is 'The user, purchase or withdrawal it belongs to; null for the platform.';
create index ledger_accounts_owner on ledger_accounts (owner_id);

create table ledger_balances (
  account_id bigint primary key references ledger_accounts,
  balance    bigint not null default 0 check (balance >= 0),
  version    bigint not null default 0
) with (fillfactor = 50);
comment on table ledger_balances is 'Strict accounts only. Apart from the accounts, so that foreign keys never touch a hot row.';

create table ledger_transfers (
  id           bigint generated always as identity primary key,
  public_id    uuid not null default gen_random_uuid(),
  key          text not null unique,
  kind         text not null,
  subject_id   uuid,
  input_hash   bytea not null,
  memo         text not null default '',
  posted_at    timestamptz not null,
  transaction  xid8 not null default pg_current_xact_id()
);
comment on column ledger_transfers.key is 'The business fact, as in purchase:{id}:settle: it can be posted once.';
comment on column ledger_transfers.transaction is 'The transaction that made it; entries of any other are late and refused.';
create index ledger_transfers_subject on ledger_transfers (subject_id, id);

create table ledger_entries (
  id              bigint generated always as identity primary key,
  transfer_id     bigint not null references ledger_transfers,
  account_id      bigint not null references ledger_accounts,
  amount          bigint not null check (amount <> 0),
  balance_after   bigint,
  account_version bigint,
  unique (account_id, account_version)
);
create index ledger_entries_transfer on ledger_entries (transfer_id);
create index ledger_entries_account on ledger_entries (account_id, id desc);

-- A derived balance is what was folded plus the deltas since; a worker folds them every few seconds.
create table ledger_deltas (
  id         bigint generated always as identity primary key,
  account_id bigint not null,
  amount     bigint not null
);
create table ledger_folded (
  account_id bigint primary key references ledger_accounts,
  balance    bigint not null default 0
);

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete on ledger_transfers for each row execute function ledger_refuse();
create trigger append_only before update or delete on ledger_entries for each row execute function ledger_refuse();
create trigger append_only before update or delete on ledger_accounts for each row execute function ledger_refuse();
create trigger no_truncate before truncate on ledger_transfers for each statement execute function ledger_refuse();
create trigger no_truncate before truncate on ledger_entries for each statement execute function ledger_refuse();
create trigger no_truncate before truncate on ledger_accounts for each statement execute function ledger_refuse();
create trigger no_truncate before truncate on ledger_balances for each statement execute function ledger_refuse();
create trigger no_delete before delete on ledger_balances for each row execute function ledger_refuse();
alter table ledger_transfers enable always trigger append_only;
alter table ledger_transfers enable always trigger no_truncate;
alter table ledger_entries enable always trigger append_only;
alter table ledger_entries enable always trigger no_truncate;

-- Entries must balance, come at least in pairs, and belong to a transfer of this very transaction.
create function ledger_check_entries() returns trigger language plpgsql as $$
declare
  bad bigint;
begin
  select transfer_id into bad from added group by transfer_id having sum(amount) <> 0 or count(*) < 2 limit 1;
  if found then
    raise exception 'transfer % does not balance', bad using errcode = 'LG002';
  end if;
  select added.transfer_id into bad from added join ledger_transfers t on t.id = added.transfer_id
   where t.transaction <> pg_current_xact_id() limit 1;
  if found then
    raise exception 'transfer % is closed', bad using errcode = 'LG003';
  end if;
  return null;
end $$;
create trigger balanced after insert on ledger_entries referencing new table as added
  for each statement execute function ledger_check_entries();
alter table ledger_entries enable always trigger balanced;

create function ledger_check_transfer() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transfer_id = new.id) then
    raise exception 'transfer % has no entries', new.id using errcode = 'LG004';
  end if;
  return null;
end $$;
create constraint trigger has_entries after insert on ledger_transfers deferrable initially deferred
  for each row execute function ledger_check_transfer();

-- The only way to move money. The same key with the same input is a replay and does nothing; with other input it is
-- refused (LG005). A strict account that would go below zero is refused by its CHECK (23514).
create function ledger_post(
  p_key text, p_kind text, p_subject uuid, p_memo text, p_at timestamptz,
  p_kinds text[], p_owners uuid[], p_amounts bigint[],
  out transfer_id bigint, out replayed boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hash bytea := sha256(convert_to(p_kind || '|' || p_kinds::text || '|' || p_owners::text || '|' || p_amounts::text, 'UTF8'));
  v_old record;
  v_ids bigint[];
begin
  insert into ledger_transfers (key, kind, subject_id, input_hash, memo, posted_at)
  values (p_key, p_kind, p_subject, v_hash, p_memo, p_at)
  on conflict (key) do nothing returning id into transfer_id;
  replayed := transfer_id is null;
  if replayed then
    select id, input_hash into v_old from ledger_transfers where key = p_key;
    if v_old.input_hash <> v_hash then
      raise exception 'the key % was used for another transfer', p_key using errcode = 'LG005';
    end if;
    transfer_id := v_old.id;
    return;
  end if;

  v_ids := ledger_account_ids(p_kinds, p_owners);
  -- Always in the same order, so that two transfers never wait for each other in a circle.
  perform from ledger_balances where account_id = any (v_ids) order by account_id for no key update;
  with wanted as (
    select account_id, sum(amount)::bigint as amount
      from unnest(v_ids, p_amounts) as given (account_id, amount) group by account_id having sum(amount) <> 0
  ), moved as (
    update ledger_balances b set balance = b.balance + w.amount, version = b.version + 1
      from wanted w where b.account_id = w.account_id
    returning b.account_id, b.balance, b.version
  ), added as (
    insert into ledger_entries (transfer_id, account_id, amount, balance_after, account_version)
    select ledger_post.transfer_id, w.account_id, w.amount, m.balance, m.version
      from wanted w left join moved m using (account_id)
    returning account_id, amount, account_version
  )
  insert into ledger_deltas (account_id, amount)
  select account_id, amount from added where account_version is null;
end $$;

-- Finds the accounts, in the given order, and opens those that are new.
create function ledger_account_ids(p_kinds text[], p_owners uuid[]) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids bigint[];
begin
  select array_agg(a.id order by given.place) into v_ids
    from unnest(p_kinds, p_owners) with ordinality as given (kind, owner_id, place)
    join ledger_accounts a on a.kind = given.kind and a.owner_id is not distinct from given.owner_id;
  if cardinality(v_ids) = cardinality(p_kinds) then
    return v_ids;
  end if;

  with opened as (
    insert into ledger_accounts (kind, owner_id)
    select distinct kind, owner_id from unnest(p_kinds, p_owners) as given (kind, owner_id) order by kind, owner_id
    on conflict (kind, owner_id) do nothing returning id, kind
  )
  insert into ledger_balances (account_id)
  select o.id from opened o join ledger_chart c on c.kind = o.kind where c.mode = 'strict';

  select array_agg(a.id order by given.place) into v_ids
    from unnest(p_kinds, p_owners) with ordinality as given (kind, owner_id, place)
    join ledger_accounts a on a.kind = given.kind and a.owner_id is not distinct from given.owner_id;
  return v_ids;
end $$;

-- Folds waiting deltas into the derived balances; how many is the answer.
create function ledger_fold(p_limit integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_count integer;
begin
  with taken as (
    delete from ledger_deltas where id in (
      select id from ledger_deltas order by id limit p_limit for update skip locked)
    returning account_id, amount
  ), summed as (
    select account_id, sum(amount)::bigint as amount, count(*)::integer as entries from taken group by account_id
  ), folded as (
    insert into ledger_folded as f (account_id, balance) select account_id, amount from summed
    on conflict (account_id) do update set balance = f.balance + excluded.balance
  )
  select coalesce(sum(entries), 0) into v_count from summed;
  return v_count;
end $$;

-- What anybody asks a ledger first: the balance of an account, strict or derived, zero when it does not exist.
create function ledger_balance(p_kind text, p_owner uuid) returns bigint
language sql stable as $$
  select coalesce((
    select case c.mode
             when 'strict' then (select balance from ledger_balances b where b.account_id = a.id)
             else coalesce((select balance from ledger_folded f where f.account_id = a.id), 0)
                + coalesce((select sum(amount)::bigint from ledger_deltas d where d.account_id = a.id), 0)
           end
      from ledger_accounts a join ledger_chart c using (kind)
     where a.kind = p_kind and a.owner_id is not distinct from p_owner), 0)
$$;

revoke execute on function ledger_account_ids(text[], uuid[]) from public;
revoke execute on function ledger_post(text, text, uuid, text, timestamptz, text[], uuid[], bigint[]) from public;
revoke execute on function ledger_fold(integer) from public;
grant execute on function ledger_post(text, text, uuid, text, timestamptz, text[], uuid[], bigint[]) to oja_app;
grant execute on function ledger_fold(integer) to oja_app;
grant select on ledger_chart, ledger_accounts, ledger_balances, ledger_transfers, ledger_entries, ledger_deltas,
  ledger_folded to oja_app;
