-- Rulings name their rule and evidence. Above a threshold a ruling waits for an appeal before money moves; below it an
-- appeal can only add an amount from the platform's own account.

insert into ledger_chart (kind, mode, class) values ('appeal_awards', 'derived', 'expense');

create table rulings (
  id               uuid primary key,
  dispute_id       uuid not null references disputes,
  purchase_id      uuid not null references purchases,
  status           text not null check (status in ('waiting', 'appealed', 'executed', 'replaced')),
  type             text not null check (type in ('favor_buyer', 'favor_seller', 'partial_refund', 'replacement')),
  refund_kobo      bigint not null check (refund_kobo >= 0),
  waits            boolean not null,
  rule             text check (rule in ('account_not_delivered', 'taken_back_by_seller', 'banned_for_before',
                                        'not_as_described', 'access_incomplete', 'buyer_changed_mind', 'buyer_at_fault',
                                        'no_evidence', 'other')),
  evidence         uuid[] not null default '{}',
  details          text not null check (details <> ''),
  early_reason     text,
  decided_by       uuid not null references users,
  decided_at       timestamptz not null,
  appeal_until     timestamptz,
  buyer_waived_at  timestamptz,
  seller_waived_at timestamptz,
  executed_at      timestamptz,
  replaces         uuid unique references rulings,
  constraint rulings_executed_when check ((status = 'executed') = (executed_at is not null)),
  constraint rulings_wait_for_an_appeal check (not waits or appeal_until is not null),
  constraint rulings_at_once_or_waiting check (waits or status = 'executed')
);
comment on table rulings is 'Decisions of administrators about disputes, in force or waiting.';
comment on column rulings.refund_kobo is 'What goes back to the buyer; zero for a replacement, which moves no money.';
comment on column rulings.waits is 'Money moves when the time for an appeal is over, was waived, or the appeal is decided.';
comment on column rulings.evidence is 'Ids of disputes, statements and pictures of the case that it rests on.';
comment on column rulings.appeal_until is 'The first moment at which no appeal can be opened; null when none is possible.';
comment on column rulings.replaces is 'The ruling that this one took the place of, after an appeal.';
create unique index rulings_one_live on rulings (dispute_id) where status in ('waiting', 'appealed');
create unique index rulings_one_executed on rulings (dispute_id) where status = 'executed';
create index rulings_due on rulings (appeal_until) where status = 'waiting';
create index rulings_purchase on rulings (purchase_id, decided_at);
grant select, insert on rulings to oja_app;
grant update (status, details, early_reason, buyer_waived_at, seller_waived_at, executed_at) on rulings to oja_app;

create table appeals (
  id           uuid primary key,
  ruling_id    uuid not null unique references rulings,
  purchase_id  uuid not null references purchases,
  appellant_id uuid not null references users,
  side         text not null check (side in ('buyer', 'seller')),
  status       text not null check (status in ('open', 'upheld', 'replaced', 'awarded')),
  text         text not null check (text <> ''),
  limit_kobo   bigint not null check (limit_kobo > 0),
  opened_at    timestamptz not null,
  decided_by   uuid references users,
  decided_at   timestamptz,
  details      text,
  award_kobo   bigint,
  constraint appeals_decided_whole check (
    (status = 'open') = (num_nonnulls(decided_by, decided_at, details) = 0)
    and (status <> 'open') = (num_nonnulls(decided_by, decided_at, details) = 3)),
  constraint appeals_award_within_the_loss check (
    (status = 'awarded') = (award_kobo is not null) and (award_kobo is null or award_kobo between 1 and limit_kobo))
);
comment on column appeals.limit_kobo is 'What the appellant lost by the ruling, the most that an appeal can award.';
create index appeals_open on appeals (opened_at) where status = 'open';
create index appeals_purchase on appeals (purchase_id);
create index appeals_appellant on appeals (appellant_id);
grant select, insert on appeals to oja_app;
grant update (status, text, decided_by, decided_at, details, award_kobo) on appeals to oja_app;
