-- One payment row per page that Paystack was asked for. A reference is written once and never changes, so that money
-- paid on any page is found by callback, webhook and poller.
alter table payments add column retry_of uuid references payments;
comment on column payments.retry_of is 'The first payment of the same request, when the page of that one was not stored in time.';
alter table payments add column checked_at timestamptz;
comment on column payments.checked_at is 'When Paystack last answered about an open payment.';

-- A repeated request is answered with the page that was stored first.
create unique index payments_one_page on payments (coalesce(retry_of, id)) where authorization_url is not null;
create index payments_retries on payments (retry_of) where retry_of is not null;
-- Closing an account asks for these.
create index payments_undecided on payments (user_id) where status in ('open', 'parked');

revoke update on payments from oja_app;
grant update (status, authorization_url, gateway_status, gateway_response, fee_kobo, checks, checked_at, next_check_at,
  settled_at, parked_kobo, parked_why) on payments to oja_app;
