-- Money between Paystack and our own bank, so that the balance there can be compared with the books in full.

create table gateway_settlements (
  id           bigint primary key,
  status       text not null,
  amount_kobo  bigint not null,
  begun_at     timestamptz not null,
  booked_kobo  bigint,
  booked_at    timestamptz,
  check ((booked_kobo is null) = (booked_at is null))
);
comment on table gateway_settlements is 'What Paystack paid to our bank account, as its list said last. Booked once, when it has arrived.';
create index gateway_settlements_newest on gateway_settlements (begun_at desc, id desc);
create index gateway_settlements_open on gateway_settlements (begun_at) where booked_at is null;
grant select, insert, update on gateway_settlements to oja_app;

create table balance_movements (
  id           uuid primary key,
  kind         text not null check (kind in ('topup', 'kept', 'drawn', 'refunded', 'charged', 'credited')),
  amount_kobo  bigint not null check (amount_kobo > 0),
  reason       text not null check (reason <> ''),
  recorded_by  uuid not null references users,
  recorded_at  timestamptz not null,
  approved_by  uuid references users,
  approved_at  timestamptz,
  check ((approved_by is null) = (approved_at is null)),
  constraint balance_movements_two_people check (approved_by <> recorded_by)
);
comment on table balance_movements is 'What changed the balance at Paystack and is on no list of it; booked when a second person approves, gone when somebody declines.';
create index balance_movements_newest on balance_movements (recorded_at desc, id desc);
grant select, insert, update, delete on balance_movements to oja_app;

-- The balance is compared as a whole now, and no longer only with how it was the day before.
alter table gateway_differences drop constraint gateway_differences_kind_check;
update gateway_differences set kind = 'balance_differs', gone_at = coalesce(gone_at, seen_at) where kind = 'balance_dropped';
alter table gateway_differences add constraint gateway_differences_kind_check check (kind in (
  'payment_missing_here', 'payment_not_credited', 'payment_missing_there', 'payment_amount_differs',
  'payment_taken_back', 'transfer_missing_here', 'transfer_missing_there', 'transfer_amount_differs',
  'transfer_contradicts', 'transfer_behind', 'settlement_contradicts', 'balance_differs'));
alter table gateway_comparisons add column settlements integer not null default 0;
