-- What becomes of money that came in another way than it was asked for.
alter table payments add column parked_kobo bigint check (parked_kobo >= 0);
alter table payments add column parked_why text;
comment on column payments.parked_kobo is 'What a parked payment brought into suspense; zero when it did not come in naira.';
update payments p set parked_why = 'See the alert about it', parked_kobo = coalesce((
    select e.amount from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
     where t.key = 'fundx:' || p.reference and a.kind = 'suspense'), 0)
 where p.status = 'parked';
alter table payments add constraint payments_parked check ((status = 'parked') = (parked_kobo is not null));
create index payments_parked_waiting on payments (settled_at) where status = 'parked';

create table parked_decisions (
  payment_id  uuid primary key references payments,
  outcome     text not null check (outcome in ('credit', 'return')),
  reason      text not null check (reason <> ''),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  decided_by  uuid references users,
  decided_at  timestamptz,
  check ((decided_by is null) = (decided_at is null)),
  constraint parked_decisions_two_people check (decided_by <> proposed_by)
);
comment on table parked_decisions is 'One administrator proposes, another one approves; a proposal that was taken back leaves no row.';
grant select, insert, update, delete on parked_decisions to oja_app;
