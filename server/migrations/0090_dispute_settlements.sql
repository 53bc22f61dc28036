-- Settlements: buyer and seller agree on a refund while a dispute is open, and the ledger carries it out at once.

alter table disputes drop constraint disputes_outcome_check;
alter table disputes add constraint disputes_outcome_check check (
  outcome in ('favor_buyer', 'favor_seller', 'partial_refund', 'replacement', 'withdrawn', 'settled'));
alter table purchases drop constraint purchases_settled_by_check;
alter table purchases add constraint purchases_settled_by_check check (
  settled_by in ('buyer', 'seller', 'clock', 'admin'));

create table dispute_settlements (
  id          uuid primary key,
  dispute_id  uuid not null references disputes,
  purchase_id uuid not null references purchases,
  status      text not null check (status in ('proposed', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  refund_kobo bigint not null check (refund_kobo > 0),
  created_at  timestamptz not null,
  due_at      timestamptz not null,
  ended_at    timestamptz,
  constraint dispute_settlements_ended_when check ((status = 'proposed') = (ended_at is null))
);
comment on column dispute_settlements.refund_kobo is 'What goes back to the buyer; the seller gets the rest less the fee.';
comment on column dispute_settlements.due_at is 'When it lapses without an answer.';

-- The last guard against two open proposals in one dispute.
create unique index dispute_settlements_one_open on dispute_settlements (dispute_id) where status = 'proposed';
create index dispute_settlements_due on dispute_settlements (due_at) where status = 'proposed';
create index dispute_settlements_purchase on dispute_settlements (purchase_id, created_at);
grant select, insert on dispute_settlements to oja_app;
grant update (status, ended_at) on dispute_settlements to oja_app;
