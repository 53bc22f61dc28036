-- Searches of the market that people keep, the alerts about listings that match them and about lower prices of saved
-- listings, and the mails that collect these alerts.

create table saved_searches (
  id         uuid primary key,
  user_id    uuid not null references users,
  name       text not null check (char_length(name) between 1 and 60),
  filter     jsonb not null check (jsonb_typeof(filter) = 'object' and filter <> '{}'),
  filter_key text not null,
  alert      text not null check (alert in ('off', 'at_once', 'daily')),
  created_at timestamptz not null,
  constraint saved_searches_once unique (user_id, filter_key)
);
comment on column saved_searches.filter is 'Parameters of the market as texts, in their shortest form.';
comment on column saved_searches.filter_key is 'Equal for filters that find the same.';
create index saved_searches_alerting on saved_searches (id) where alert <> 'off';
grant select, insert, delete on saved_searches to oja_app;
grant update (name, alert) on saved_searches to oja_app;

create table saved_search_alerts (
  saved_search_id uuid not null references saved_searches on delete cascade,
  listing_id      uuid not null references listings,
  alerted_at      timestamptz not null,
  primary key (saved_search_id, listing_id)
);
comment on table saved_search_alerts is 'Written with the notification, so that a listing is alerted once for each search.';
grant select, insert on saved_search_alerts to oja_app;

create table price_drop_alerts (
  user_id    uuid not null references users,
  listing_id uuid not null references listings,
  price_kobo bigint not null check (price_kobo > 0),
  alerted_at timestamptz not null,
  primary key (user_id, listing_id, price_kobo)
);
comment on table price_drop_alerts is 'Written with the notification, so that a price of a saved listing is alerted once.';
grant select, insert, delete on price_drop_alerts to oja_app;

create table alert_mails (
  id         uuid primary key,
  user_id    uuid not null references users,
  event      text not null,
  subject_id uuid,
  title      text not null,
  text       text not null,
  link       text,
  due_at     timestamptz not null,
  created_at timestamptz not null,
  sent_at    timestamptz
);
comment on table alert_mails is 'Alerts of the last days that go out by mail, several in one.';
comment on column alert_mails.id is 'Of the notification.';
comment on column alert_mails.subject_id is 'The saved search; a deleted or silenced one takes its waiting mails along.';
comment on column alert_mails.due_at is 'Not before; the daily mail is due in the morning.';
create index alert_mails_waiting on alert_mails (user_id, due_at) where sent_at is null;
create index alert_mails_created on alert_mails (created_at);
grant select, insert, delete on alert_mails to oja_app;
grant update (sent_at) on alert_mails to oja_app;

create table alert_mailings (
  user_id uuid primary key references users,
  next_at timestamptz not null
);
comment on table alert_mailings is 'The earliest time of a person''s next mail with alerts; its row is the lock of every decision about them.';
grant select, insert, delete on alert_mailings to oja_app;
grant update (next_at) on alert_mailings to oja_app;
