-- Our books held against Paystack's own lists.
create table gateway_comparisons (
  id            uuid primary key,
  status        text not null check (status in ('done', 'failed')),
  from_at       timestamptz not null,
  to_at         timestamptz not null check (to_at > from_at),
  finished_at   timestamptz not null,
  why           text,
  payments      integer not null default 0,
  transfers     integer not null default 0,
  balance_kobo  bigint,
  books_kobo    bigint,
  sent_kobo     bigint,
  check ((status = 'failed') = (why is not null)),
  check (num_nonnulls(balance_kobo, books_kobo, sent_kobo) in (0, 3))
);
comment on table gateway_comparisons is 'Each attempt to compare; one that failed is made again from where the last one that was done ended.';
comment on column gateway_comparisons.sent_kobo is 'What has left the balance at Paystack for withdrawals that the books still hold.';
create index gateway_comparisons_newest on gateway_comparisons (finished_at desc);
grant select, insert on gateway_comparisons to oja_app;

create table gateway_differences (
  id            uuid primary key,
  comparison_id uuid not null references gateway_comparisons,
  kind          text not null check (kind in (
                  'payment_missing_here', 'payment_not_credited', 'payment_missing_there', 'payment_amount_differs',
                  'payment_taken_back', 'transfer_missing_here', 'transfer_missing_there', 'transfer_amount_differs',
                  'transfer_contradicts', 'transfer_behind', 'balance_dropped')),
  reference     text not null,
  payment_id    uuid references payments,
  withdrawal_id uuid references withdrawals,
  here_kobo     bigint,
  here_status   text,
  there_kobo    bigint,
  there_status  text,
  found_at      timestamptz not null,
  seen_at       timestamptz not null,
  gone_at       timestamptz,
  explained_at  timestamptz,
  explained_by  uuid references users,
  note          text,
  check (num_nonnulls(explained_at, explained_by, note) in (0, 3))
);
comment on table gateway_differences is 'What our books and Paystack tell differently, until a later comparison finds them equal or a person explains it.';
create unique index gateway_differences_once on gateway_differences (kind, reference) where gone_at is null;
create index gateway_differences_open on gateway_differences (found_at) where gone_at is null and explained_at is null;
create index gateway_differences_newest on gateway_differences (found_at desc);
grant select, insert, update on gateway_differences to oja_app;

-- What the comparison asks for: settled payments and sent withdrawals of some days.
create index payments_settled on payments (created_at) where status <> 'open';
create index withdrawals_sent on withdrawals (sent_at) where status = 'paid';
create index withdrawals_sending on withdrawals (id) where status = 'sending';
create index chargebacks_payment on chargebacks (payment_id);
