-- What is large or powerful needs two administrators. One table holds every proposal; what was approved is carried out
-- in the transaction that records the approval.

create table approvals (
  id              uuid primary key,
  kind            text not null check (kind in ('wallet_adjustment', 'staff_sale', 'cancellation', 'ruling',
                                                'claim_decision')),
  subject_id      text not null,
  payload         jsonb not null,
  amount_kobo     bigint check (amount_kobo >= 0),
  reason          text not null check (reason <> ''),
  status          text not null default 'waiting'
                  check (status in ('waiting', 'approved', 'declined', 'withdrawn', 'lapsed')),
  proposed_by     uuid not null references users,
  proposed_at     timestamptz not null,
  lapses_at       timestamptz not null,
  decided_by      uuid references users,
  decided_at      timestamptz,
  decision_reason text,
  constraint approvals_decided_when check ((status = 'waiting') = (decided_at is null)),
  constraint approvals_decided_by_a_person check (
    (status in ('approved', 'declined', 'withdrawn')) = (decided_by is not null)),
  constraint approvals_by_two_people check (status <> 'approved' or decided_by <> proposed_by)
);
comment on table approvals is 'Proposals of administrators that another administrator approves before they are carried out.';
comment on column approvals.subject_id is 'What it is about; at most one proposal of a kind waits for each.';
comment on column approvals.payload is 'What will be done, as the kind of approval describes it.';
create index approvals_waiting on approvals (proposed_at, id) where status = 'waiting';
create index approvals_waiting_subject on approvals (kind, subject_id) where status = 'waiting';
create index approvals_lapsing on approvals (lapses_at, id) where status = 'waiting';
create index approvals_ended on approvals (decided_at, id) where status <> 'waiting';
create index approvals_proposer on approvals (proposed_by);
create index approvals_decider on approvals (decided_by);
grant select, insert on approvals to oja_app;
grant update (status, decided_by, decided_at, decision_reason) on approvals to oja_app;

-- A proposal is work for the other administrators until it is answered.
create trigger work_begins_when_made after insert on approvals for each row when (new.status = 'waiting')
  execute function work_begins('approval');
create trigger work_ends_when_changed after update of status on approvals for each row
  when (old.status = 'waiting' and new.status <> 'waiting') execute function work_ends('approval', 'id');

-- Goodwill and corrections, each approved by a second administrator.
insert into ledger_chart (kind, mode, class) values ('adjustments', 'derived', 'expense');

create table wallet_adjustments (
  id          uuid primary key,
  user_id     uuid not null references users,
  kind        text not null check (kind in ('goodwill', 'correction')),
  direction   text not null check (direction in ('credit', 'debit')),
  amount_kobo bigint not null check (amount_kobo > 0),
  reason      text not null check (reason <> ''),
  made_by     uuid not null references users,
  approved_by uuid references users,
  made_at     timestamptz not null,
  constraint wallet_adjustments_goodwill_gives check (kind <> 'goodwill' or direction = 'credit'),
  constraint wallet_adjustments_by_two_people check (approved_by <> made_by)
);
comment on table wallet_adjustments is 'What administrators gave to or took from a wallet beside any deal.';
comment on column wallet_adjustments.approved_by is 'Null when there was no second administrator.';
create index wallet_adjustments_user on wallet_adjustments (user_id, made_at);
create index wallet_adjustments_maker on wallet_adjustments (made_by);
create index wallet_adjustments_approver on wallet_adjustments (approved_by);
grant select, insert on wallet_adjustments to oja_app;
grant update (reason) on wallet_adjustments to oja_app;
