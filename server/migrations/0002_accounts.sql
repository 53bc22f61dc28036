-- People, their sessions, and the links and codes that prove who they are.

create table users (
  id                  uuid primary key,
  number              bigint generated always as identity unique,
  email               text not null,
  name                text not null check (name <> ''),
  nickname            text not null,
  password_hash       text not null,
  password_changed_at timestamptz,
  role                text not null default 'user'
                      check (role in ('user', 'seller', 'verified_seller', 'moderator', 'admin')),
  status              text not null default 'active' check (status in ('active', 'inactive', 'banned')),
  verified            boolean not null default false,
  bio                 text not null default '',
  telegram            text not null default '',
  whatsapp            text not null default '',
  phone               text not null default '',
  location            text not null default '',
  avatar              text,
  referral_code       text not null unique,
  referred_by         uuid references users,
  marketing_consent   boolean not null default false,
  terms_accepted_at   timestamptz,
  email_confirmed_at  timestamptz,
  two_factor_secret   bytea,
  two_factor_enabled_at timestamptz,
  two_factor_last_step bigint,
  created_at          timestamptz not null,
  erased_at           timestamptz
);
comment on column users.two_factor_secret is 'Sealed; present before two_factor_enabled_at while enrolling.';
comment on column users.two_factor_last_step is 'The last accepted time step, so that a code works once.';
create unique index users_email on users (email) where erased_at is null;
create index users_role on users (role) where erased_at is null;
grant select, insert, update on users to oja_app;

create table sessions (
  id           uuid primary key,
  user_id      uuid not null references users,
  token_hash   bytea not null unique,
  scope        text not null check (scope in ('user', 'admin')),
  remembered   boolean not null default false,
  device       text not null,
  address      text not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  check (expires_at > created_at)
);
create index sessions_user on sessions (user_id, created_at desc);
create index sessions_expiry on sessions (expires_at);
grant select, insert, update, delete on sessions to oja_app;

-- Devices a person has signed in from, by a hash of browser and network, to notice a new one.
create table known_devices (
  user_id     uuid not null references users,
  fingerprint bytea not null,
  first_seen_at timestamptz not null,
  primary key (user_id, fingerprint)
);
grant select, insert, delete on known_devices to oja_app;

-- Failures count per e-mail address, whether an account exists or not.
create table sign_in_failures (
  email        text primary key,
  failures     integer not null check (failures > 0),
  last_failed_at timestamptz not null,
  locked_until timestamptz
);
grant select, insert, update, delete on sign_in_failures to oja_app;

-- Single-use links and half-finished sign-ins. Only hashes are kept.
create table one_time_tokens (
  token_hash bytea primary key,
  user_id    uuid not null references users,
  purpose    text not null check (purpose in ('reset_password', 'confirm_email', 'two_factor')),
  details    jsonb not null default '{}',
  attempts   integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose);
create index one_time_tokens_expiry on one_time_tokens (expires_at);
grant select, insert, update, delete on one_time_tokens to oja_app;

create table recovery_codes (
  user_id   uuid not null references users,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_codes to oja_app;

create table notifications (
  id         uuid primary key,
  user_id    uuid not null references users,
  event      text not null,
  title      text not null,
  text       text not null,
  link       text,
  created_at timestamptz not null,
  read_at    timestamptz
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
grant select, insert, update, delete on notifications to oja_app;

create table media (
  name            text primary key,
  owner_id        uuid not null references users,
  purpose         text not null check (purpose in ('avatar', 'listing', 'evidence', 'message', 'document')),
  width           integer,
  height          integer,
  bytes           integer not null,
  perceptual_hash text,
  created_at      timestamptz not null
);
create index media_owner on media (owner_id, created_at desc);
grant select, insert, delete on media to oja_app;
