-- Money in and out: payments through Paystack, bank accounts, withdrawals, and the watch over all of it.

-- Entries learn when they were posted, so that a balance at any time is one index lookup.
alter table ledger_entries add column posted_at timestamptz;
alter table ledger_entries disable trigger append_only;
update ledger_entries e set posted_at = t.posted_at from ledger_transfers t where t.id = e.transfer_id;
alter table ledger_entries enable always trigger append_only;
alter table ledger_entries alter column posted_at set not null;
create index ledger_entries_time on ledger_entries (account_id, posted_at desc, id desc);

-- What a wallet received and gave per kind of transfer and month. A lifetime total is a handful of rows, however
-- many entries there are. Written by ledger_post alone, under the lock of the balance row.
create table ledger_totals (
  account_id bigint not null references ledger_accounts,
  kind       text not null,
  month      date not null,
  credited   bigint not null default 0 check (credited >= 0),
  debited    bigint not null default 0 check (debited >= 0),
  entries    bigint not null default 0,
  primary key (account_id, kind, month)
) with (fillfactor = 50);
grant select on ledger_totals to oja_app;

insert into ledger_totals (account_id, kind, month, credited, debited, entries)
select e.account_id, t.kind, date_trunc('month', e.posted_at at time zone 'Africa/Lagos')::date,
       sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0)), count(*)
  from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  join ledger_accounts a on a.id = e.account_id
 where a.kind = 'wallet' group by 1, 2, 3;

create or replace function ledger_post(
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
    insert into ledger_entries (transfer_id, account_id, amount, balance_after, account_version, posted_at)
    select ledger_post.transfer_id, w.account_id, w.amount, m.balance, m.version, p_at
      from wanted w left join moved m using (account_id)
    returning account_id, amount, account_version
  ), totalled as (
    insert into ledger_totals as t (account_id, kind, month, credited, debited, entries)
    select added.account_id, p_kind, date_trunc('month', p_at at time zone 'Africa/Lagos')::date,
           greatest(added.amount, 0), greatest(-added.amount, 0), 1
      from added join ledger_accounts a on a.id = added.account_id where a.kind = 'wallet'
      order by added.account_id
    on conflict (account_id, kind, month) do update
      set credited = t.credited + excluded.credited, debited = t.debited + excluded.debited, entries = t.entries + 1
  )
  insert into ledger_deltas (account_id, amount)
  select account_id, amount from added where account_version is null;
end $$;

-- Opens a person's wallet before any money moves: two first transfers that open accounts in a different order could
-- wait for each other.
create function ledger_open_wallet(p_user uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  select ledger_account_ids(array['wallet'], array[p_user])
$$;
revoke execute on function ledger_open_wallet(uuid) from public;
grant execute on function ledger_open_wallet(uuid) to oja_app;
select ledger_open_wallet(id) from users order by id;

-- Money in -------------------------------------------------------------------------------------------------------

create table payments (
  id                uuid primary key,
  user_id           uuid not null references users,
  reference         text not null unique,
  amount_kobo       bigint not null check (amount_kobo > 0),
  status            text not null default 'open' check (status in ('open', 'paid', 'parked')),
  authorization_url text,
  gateway_status    text,
  gateway_response  text not null default '',
  fee_kobo          bigint,
  checks            integer not null default 0,
  next_check_at     timestamptz,
  created_at        timestamptz not null,
  settled_at        timestamptz,
  check ((status = 'open') = (settled_at is null))
);
comment on table payments is 'What people set out to pay. Paid ones were credited once; parked ones did not match and wait in suspense.';
comment on column payments.next_check_at is 'When the poller asks Paystack next; null when it has stopped asking.';
create index payments_user on payments (user_id, created_at desc);
create index payments_due on payments (next_check_at) where next_check_at is not null;
grant select, insert, update on payments to oja_app;

create table payment_cards (
  id                 uuid primary key,
  user_id            uuid not null references users,
  authorization_code bytea not null,
  last4              text not null check (last4 ~ '^[0-9]{4}$'),
  brand              text not null,
  bank               text not null,
  last_used_at       timestamptz not null,
  unique (user_id, last4, brand, bank)
);
comment on table payment_cards is 'Cards that funded a wallet, as Paystack names them; the authorisation is sealed, the number was never here.';
grant select, insert, update, delete on payment_cards to oja_app;

create table paystack_events (
  id          uuid primary key,
  body_hash   bytea not null unique,
  event       text not null,
  reference   text,
  body        bytea not null,
  received_at timestamptz not null,
  handled_at  timestamptz,
  outcome     text
);
comment on table paystack_events is 'Every signed event exactly as it came, before anything is done about it.';
create index paystack_events_reference on paystack_events (reference);
grant select, insert, update on paystack_events to oja_app;

create table chargebacks (
  id           uuid primary key,
  gateway_id   text not null unique,
  payment_id   uuid not null references payments,
  user_id      uuid not null references users,
  amount_kobo  bigint not null check (amount_kobo > 0),
  held_kobo    bigint not null check (held_kobo between 0 and amount_kobo),
  status       text not null check (status in ('open', 'lost', 'won')),
  opened_at    timestamptz not null,
  settled_at   timestamptz,
  check ((status = 'open') = (settled_at is null))
);
create index chargebacks_user on chargebacks (user_id) where status = 'open';
grant select, insert, update on chargebacks to oja_app;

-- Money out ------------------------------------------------------------------------------------------------------

create table bank_accounts (
  id             uuid primary key,
  user_id        uuid not null references users,
  bank_name      text not null,
  bank_code      text not null,
  account_number bytea not null,
  fingerprint    bytea not null,
  last4          text not null check (last4 ~ '^[0-9]{4}$'),
  account_name   text not null,
  recipient_code text,
  is_primary     boolean not null default false,
  status         text not null check (status in ('active', 'in_review', 'removed')),
  usable_from    timestamptz not null,
  created_at     timestamptz not null,
  removed_at     timestamptz,
  check ((status = 'removed') = (removed_at is not null)),
  check (not (is_primary and status = 'removed'))
);
comment on column bank_accounts.account_number is 'Sealed; screens see the last four digits.';
comment on column bank_accounts.fingerprint is 'Keyed hash of bank and number, to find the same account again.';
create unique index bank_accounts_once on bank_accounts (user_id, fingerprint) where status <> 'removed';
create unique index bank_accounts_one_primary on bank_accounts (user_id) where is_primary;
create index bank_accounts_review on bank_accounts (created_at) where status = 'in_review';
grant select, insert, update on bank_accounts to oja_app;

create table withdrawals (
  id              uuid primary key,
  user_id         uuid not null references users,
  method          text not null check (method in ('bank', 'card', 'mobile')),
  amount_kobo     bigint not null check (amount_kobo > 0),
  fee_kobo        bigint not null check (fee_kobo >= 0),
  net_kobo        bigint not null check (net_kobo > 0),
  status          text not null check (status in ('requested', 'sending', 'paid', 'failed', 'cancelled')),
  bank_account_id uuid references bank_accounts,
  card_id         uuid references payment_cards on delete set null,
  mobile_target   bytea,
  destination     text not null,
  recipient_code  text,
  reference       text not null unique check (reference ~ '^[a-z0-9_-]{16,50}$'),
  attention       text,
  note            text,
  gateway_status  text,
  gateway_fee_kobo bigint,
  checks          integer not null default 0,
  next_check_at   timestamptz,
  created_at      timestamptz not null,
  sent_at         timestamptz,
  attempted_at    timestamptz,
  settled_at      timestamptz,
  check (net_kobo = amount_kobo - fee_kobo),
  check ((status in ('requested', 'sending')) = (settled_at is null))
);
comment on column withdrawals.mobile_target is 'Sealed: provider, number and holder.';
comment on column withdrawals.attention is 'Why a person must look at it; null when nobody must.';
create index withdrawals_user on withdrawals (user_id, created_at desc, id desc);
create index withdrawals_newest on withdrawals (created_at desc, id desc);
create index withdrawals_due on withdrawals (next_check_at) where next_check_at is not null;
create index withdrawals_attention on withdrawals (created_at) where attention is not null;
create index withdrawals_account on withdrawals (bank_account_id) where status in ('requested', 'sending');
grant select, insert, update on withdrawals to oja_app;

-- The watch ------------------------------------------------------------------------------------------------------

create table payout_freezes (
  id          uuid primary key,
  reason      text not null,
  frozen_by   uuid references users,
  frozen_at   timestamptz not null,
  lifted_by   uuid references users,
  lifted_at   timestamptz,
  lift_reason text
);
comment on table payout_freezes is 'Nothing is sent while a row is not lifted. Frozen by nobody means by the auditor.';
create unique index payout_freezes_one on payout_freezes ((true)) where lifted_at is null;
grant select, insert, update on payout_freezes to oja_app;

create table ledger_audits (
  id           uuid primary key,
  started_at   timestamptz not null,
  finished_at  timestamptz not null,
  entries      bigint not null,
  checks       jsonb not null,
  clean        boolean not null
);
create index ledger_audits_newest on ledger_audits (finished_at desc);
grant select, insert on ledger_audits to oja_app;

create table alerts (
  id           uuid primary key,
  kind         text not null,
  subject      text not null,
  message      text not null,
  raised_at    timestamptz not null,
  resolved_at  timestamptz,
  resolved_by  uuid references users,
  note         text
);
comment on table alerts is 'What staff must look at. One open alert per kind and subject, however often it is raised.';
create unique index alerts_once on alerts (kind, subject) where resolved_at is null;
create index alerts_newest on alerts (raised_at desc);
grant select, insert, update on alerts to oja_app;
