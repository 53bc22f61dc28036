/**
 * The state of the simulator, in one SQLite file. Times are milliseconds of the virtual clock, amounts kobo. `seq` is
 * the order of creation; `id` is the id of the API.
 */
export const schemaVersion = 2;
/** A file of an earlier version lacks only tables, which are added. */
export const growingVersions: readonly unknown[] = [0, 1];

export const schemaSql = `
create table if not exists settings (one integer primary key check (one = 1), body text not null);
create table if not exists dice (one integer primary key check (one = 1), seed integer not null, draws integer not null);
create table if not exists clock (
  one integer primary key check (one = 1),
  virtual_at real not null, real_at real not null, speed real not null
);
create table if not exists counters (name text primary key, window_at real not null, calls integer not null);

create table if not exists customers (
  seq integer primary key autoincrement, id integer not null unique, email text not null unique,
  customer_code text not null, authorization_code text not null unique, signature text not null
);
create table if not exists transactions (
  seq integer primary key autoincrement, id integer not null unique,
  reference text not null unique, access_code text not null unique,
  customer_id integer not null references customers (id),
  requested_amount integer not null, amount integer not null, currency text not null,
  status text not null, gateway_response text not null, fees integer,
  metadata text, callback_url text, ip_address text, attempts integer not null,
  created_at integer not null, paid_at integer
);
create index if not exists transactions_by_status on transactions (status, seq);

create table if not exists recipients (
  seq integer primary key autoincrement, id integer not null unique, recipient_code text not null unique,
  type text not null, name text not null, description text, email text, metadata text, currency text not null,
  account_number text, account_name text, bank_code text, bank_name text, authorization_code text,
  created_at integer not null
);
create unique index if not exists recipients_by_account on recipients
  (type, coalesce(account_number, ''), coalesce(bank_code, ''), coalesce(authorization_code, ''));

create table if not exists transfers (
  seq integer primary key autoincrement, id integer not null unique,
  reference text not null unique, transfer_code text not null unique,
  recipient_id integer not null references recipients (id),
  amount integer not null, fee integer not null, stamp_duty integer not null, currency text not null,
  reason text, status text not null, gateway_response text, session_id text,
  created_at integer not null, updated_at integer not null, transferred_at integer
);
create table if not exists refunds (
  seq integer primary key autoincrement, id integer not null unique,
  transaction_id integer not null references transactions (id), amount integer not null, status text not null,
  merchant_note text, customer_note text, bank_reference text,
  created_at integer not null, updated_at integer not null, refunded_at integer
);
create table if not exists disputes (
  seq integer primary key autoincrement, id integer not null unique,
  transaction_id integer not null references transactions (id), amount integer not null,
  status text not null, resolution text, due_at integer not null, resolved_at integer,
  created_at integer not null, updated_at integer not null
);
create table if not exists settlements (
  seq integer primary key autoincrement, id integer not null unique, status text not null, currency text not null,
  total_processed integer not null, total_fees integer not null, deductions integer not null,
  created_at integer not null, updated_at integer not null
);
create table if not exists settlement_transactions (
  transaction_id integer primary key references transactions (id),
  settlement_id integer not null references settlements (id)
);
create table if not exists settlement_deductions (
  dispute_id integer primary key references disputes (id), settlement_id integer not null references settlements (id)
);
create table if not exists balance_ledger (
  id integer primary key autoincrement, difference integer not null, balance integer not null,
  currency text not null, reason text not null, model_responsible text not null, model_row integer not null,
  created_at integer not null
);

create table if not exists timers (
  id integer primary key autoincrement, kind text not null, subject integer not null, detail text not null,
  due_at real not null
);
create index if not exists timers_by_due on timers (due_at);

create table if not exists deliveries (
  id integer primary key autoincrement, event text not null, body text not null,
  state text not null, attempts integer not null, due_at real not null, created_at integer not null,
  early integer not null, waits_for integer, fault text, claimed_by text, claimed_until real
);
create index if not exists deliveries_by_due on deliveries (state, due_at);
create table if not exists delivery_attempts (
  id integer primary key autoincrement, delivery_id integer not null references deliveries (id),
  attempt integer not null, url text not null, body text not null, signature text not null,
  sent_at integer not null, answer_status integer, answer_body text, failure text
);
create table if not exists faults (
  id integer primary key autoincrement, target text not null, match text not null, detail text not null,
  remaining integer not null
);
`;

/** Ordered so that no row refers to a deleted one. */
export const tables = [
  'delivery_attempts',
  'deliveries',
  'timers',
  'faults',
  'counters',
  'balance_ledger',
  'settlement_deductions',
  'settlement_transactions',
  'settlements',
  'disputes',
  'refunds',
  'transfers',
  'recipients',
  'transactions',
  'customers',
  'clock',
  'dice',
  'settings',
] as const;
