-- How people want to be told things, the browsers that take pushes, and mails on their way out.

create table notification_preferences (
  user_id    uuid not null references users,
  group_name text not null,
  channel    text not null check (channel in ('in_app', 'mail', 'push', 'sms')),
  enabled    boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, group_name, channel)
);
comment on table notification_preferences is 'Only what somebody changed; everything else is as the table of groups says.';
grant select, insert, update, delete on notification_preferences to oja_app;

create table push_subscriptions (
  id          uuid primary key,
  user_id     uuid not null references users,
  -- Signing out ends the pushes of that browser, because they end with the session.
  session_id  uuid not null references sessions on delete cascade,
  endpoint    text not null unique,
  p256dh      text not null,
  auth        text not null,
  created_at  timestamptz not null
);
comment on table push_subscriptions is 'One row per browser that takes pushes; the keys are the browser''s, for encrypting to it.';
create index push_subscriptions_user on push_subscriptions (user_id, created_at desc);
create index push_subscriptions_session on push_subscriptions (session_id);
grant select, insert, update, delete on push_subscriptions to oja_app;

create table push_keys (
  id          uuid primary key,
  public_key  text not null,
  private_key bytea not null,
  created_at  timestamptz not null,
  only_one    boolean not null default true unique check (only_one)
);
comment on table push_keys is 'The pair that signs pushes (VAPID), made up on first use; the private key is sealed.';
grant select, insert, update on push_keys to oja_app;

create table notification_mails (
  id         uuid primary key,
  user_id    uuid not null references users,
  title      text not null,
  text       text not null,
  link       text,
  held       boolean not null,
  created_at timestamptz not null,
  sent_at    timestamptz
);
comment on table notification_mails is 'Mails of the last days: counted to notice a flood, and held ones wait here for their digest.';
create index notification_mails_user on notification_mails (user_id, created_at desc);
create index notification_mails_waiting on notification_mails (user_id, created_at) where held and sent_at is null;
create index notification_mails_created on notification_mails (created_at);
grant select, insert, update, delete on notification_mails to oja_app;
