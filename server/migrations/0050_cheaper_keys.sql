-- Keys are written in the order of their time, and only the sweep asks for it: a summary of each stretch of the table is
-- enough, and costs the purchase that brings the key nothing.
drop index idempotency_keys_created;
create index idempotency_keys_created on idempotency_keys using brin (created_at);
