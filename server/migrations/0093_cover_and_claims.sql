-- Cover after confirmation. A part of the payout stays in a ledger account of the purchase until cover ends; the buyer
-- can claim it, then the seller's wallet, then a debt.

insert into ledger_chart (kind, mode, class) values ('cover', 'strict', 'liability');

alter table purchases
  add column cover_held_bps integer not null default 0 check (cover_held_bps between 0 and 6000);
comment on column purchases.cover_held_bps is
  'The part of the payout that is held while cover runs, copied when the purchase was made.';

create table covers (
  purchase_id   uuid primary key references purchases,
  buyer_id      uuid not null references users,
  seller_id     uuid not null references users,
  status        text not null check (status in ('running', 'ended')),
  days          integer not null check (days in (7, 14, 30)),
  held_kobo     bigint not null check (held_kobo >= 0),
  began_at      timestamptz not null,
  ends_at       timestamptz not null check (ends_at > began_at),
  ended_at      timestamptz,
  released_kobo bigint check (released_kobo between 0 and held_kobo),
  constraint covers_ended check (
    case status when 'ended' then num_nonnulls(ended_at, released_kobo) = 2
                else num_nonnulls(ended_at, released_kobo) = 0 end)
);
comment on table covers is 'One row per purchase with cover, from the moment the seller was paid.';
comment on column covers.ends_at is 'The first moment at which no claim can be opened any more.';
comment on column covers.released_kobo is 'What of the held part the seller got in the end; the rest went to the buyer.';
create index covers_due on covers (ends_at) where status = 'running';
create index covers_seller_running on covers (seller_id) where status = 'running';
create index covers_buyer_running on covers (buyer_id) where status = 'running';
grant select, insert on covers to oja_app;
grant update (status, ended_at, released_kobo) on covers to oja_app;

create table cover_claims (
  id                 uuid primary key,
  purchase_id        uuid not null references covers,
  buyer_id           uuid not null references users,
  seller_id          uuid not null references users,
  kind               text not null check (kind in ('taken_back', 'banned_for_before', 'mailbox_kept')),
  details            text not null check (details <> ''),
  source             text not null check (source in ('buyer', 'check_in')),
  status             text not null check (status in ('open', 'upheld', 'rejected', 'withdrawn')),
  opened_at          timestamptz not null,
  seller_due_at      timestamptz not null,
  seller_answer      text,
  seller_answered_at timestamptz,
  decision           text,
  early_reason       text,
  ended_at           timestamptz,
  decided_by         uuid references users,
  refund_kobo        bigint check (refund_kobo > 0),
  from_held_kobo     bigint check (from_held_kobo >= 0),
  from_wallet_kobo   bigint check (from_wallet_kobo >= 0),
  debt_kobo          bigint check (debt_kobo >= 0),
  fee_returned_kobo  bigint check (fee_returned_kobo >= 0),
  constraint cover_claims_ended check ((status = 'open') = (ended_at is null)),
  constraint cover_claims_decided check (
    (status in ('upheld', 'rejected')) = (num_nonnulls(decision, decided_by) = 2)),
  constraint cover_claims_answered check (num_nonnulls(seller_answer, seller_answered_at) in (0, 2)),
  constraint cover_claims_paid check (
    case when status = 'upheld'
         then refund_kobo = from_held_kobo + from_wallet_kobo + debt_kobo + fee_returned_kobo
         else num_nonnulls(refund_kobo, from_held_kobo, from_wallet_kobo, debt_kobo, fee_returned_kobo) = 0 end)
);
comment on column cover_claims.source is 'check_in: the buyer answered "lost it" when asked whether the account is still theirs.';
comment on column cover_claims.decision is 'What the administrator wrote; both sides read it.';
comment on column cover_claims.early_reason is 'Why it was decided while the seller could still answer.';
comment on column cover_claims.refund_kobo is
  'What the buyer got: from the held part, the seller''s wallet, as a debt of the seller, and the fee that Oja returned.';
create unique index cover_claims_one_open on cover_claims (purchase_id) where status = 'open';
create index cover_claims_purchase on cover_claims (purchase_id, opened_at);
create index cover_claims_by_due on cover_claims (seller_due_at, id) where status = 'open';
create index cover_claims_by_end on cover_claims (ended_at desc, id desc) where status <> 'open';
create index cover_claims_seller_open on cover_claims (seller_id) where status = 'open';
create index cover_claims_buyer_open on cover_claims (buyer_id) where status = 'open';
grant select, insert on cover_claims to oja_app;
grant update (details, status, seller_answer, seller_answered_at, decision, early_reason, ended_at, decided_by,
              refund_kobo, from_held_kobo, from_wallet_kobo, debt_kobo, fee_returned_kobo) on cover_claims to oja_app;

create table check_ins (
  purchase_id uuid not null references covers,
  day         integer not null check (day in (1, 3, 7, 14, 30)),
  asked_at    timestamptz not null,
  answer      text check (answer in ('yes', 'lost')),
  answered_at timestamptz,
  primary key (purchase_id, day),
  constraint check_ins_answered check (num_nonnulls(answer, answered_at) in (0, 2))
);
comment on table check_ins is 'On these days of cover the buyer is asked whether the account is still theirs.';
comment on column check_ins.answer is 'Null is silence, which counts as yes and is shown as silence.';
grant select, insert on check_ins to oja_app;
grant update (answer, answered_at) on check_ins to oja_app;

-- A hold on all payouts of one person. Withdrawals read it under the lock of the person's row, which placing and lifting
-- take too.
create table payout_holds (
  subject_id uuid primary key,
  user_id    uuid not null references users,
  reason     text not null check (reason in ('claim')),
  placed_at  timestamptz not null,
  lifted_at  timestamptz
);
comment on column payout_holds.subject_id is 'The claim that caused it.';
create index payout_holds_open on payout_holds (user_id) where lifted_at is null;
grant select, insert on payout_holds to oja_app;
grant update (lifted_at) on payout_holds to oja_app;

-- Debts of lost chargebacks and of upheld claims are one table.
create table debts (
  id             uuid primary key,
  user_id        uuid not null references users,
  source         text not null check (source in ('chargeback', 'claim')),
  amount_kobo    bigint not null check (amount_kobo > 0),
  recovered_kobo bigint not null default 0,
  owed_since     timestamptz not null,
  constraint debts_recovered check (recovered_kobo between 0 and amount_kobo)
);
comment on column debts.id is 'That of the chargeback or the claim it comes from.';
comment on column debts.recovered_kobo is 'What has been paid back from later money in the wallet.';
create index debts_owing on debts (user_id) where recovered_kobo < amount_kobo;
grant select, insert on debts to oja_app;
grant update (recovered_kobo) on debts to oja_app;
insert into debts (id, user_id, source, amount_kobo, recovered_kobo, owed_since)
select id, user_id, 'chargeback', amount_kobo - held_kobo, recovered_kobo, settled_at
  from chargebacks where status = 'lost' and amount_kobo > held_kobo;
alter table chargebacks drop column recovered_kobo;
