-- Conversations between two people about an account on the market, and what they say to each other. Everything that a
-- screen counts is counted here when it happens, so that opening a conversation never depends on its length.

create table conversations (
  id              uuid primary key,
  listing_id      uuid references listings,
  purchase_id     uuid references purchases,
  asker_id        uuid not null references users,
  seller_id       uuid not null references users,
  with_staff      boolean not null,
  platform        text not null
                  check (platform in ('instagram', 'youtube', 'twitter', 'tiktok', 'telegram', 'whatsapp', 'facebook')),
  handle          text not null check (handle <> ''),
  subject         text not null check (subject <> ''),
  masked_subject  text,
  priority        text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  created_at      timestamptz not null,
  last_position   bigint not null default 0,
  asked_at        timestamptz,
  answered_at     timestamptz,
  constraint conversations_two_people check (asker_id <> seller_id),
  constraint conversations_one_subject check (num_nonnulls(listing_id, purchase_id) = 1)
);
comment on column conversations.asker_id is 'Who asks the seller: somebody who may buy, or a member of staff.';
comment on column conversations.purchase_id is 'Only for a purchase without a listing; otherwise the listing leads here.';
comment on column conversations.with_staff is 'Opened by staff; nothing is masked in it.';
comment on column conversations.answered_at is 'When the seller first wrote after being asked: the response time of a seller.';
create unique index conversations_listing on conversations (listing_id, asker_id) where listing_id is not null;
create unique index conversations_purchase on conversations (purchase_id) where purchase_id is not null;
create index conversations_seller on conversations (seller_id, asked_at);
grant select, insert, update on conversations to oja_app;

-- One row for each of the two: their place in the list, what they have not read, and how far they have read.
create table conversation_members (
  conversation_id uuid not null references conversations,
  user_id         uuid not null references users,
  other_id        uuid not null references users,
  unread          integer not null default 0 check (unread >= 0),
  read_position   bigint not null default 0,
  last_message_at timestamptz not null,
  priority_rank   smallint not null check (priority_rank between 1 and 4),
  mail_due_at     timestamptz,
  mailed_at       timestamptz,
  primary key (conversation_id, user_id)
);
comment on column conversation_members.mail_due_at is 'A mail is planned for then, unless they read before.';
comment on column conversation_members.mailed_at is 'They were told by mail; the next mail waits until they have read.';
create index conversation_members_recent on conversation_members (user_id, last_message_at desc, conversation_id desc);
create index conversation_members_priority
  on conversation_members (user_id, priority_rank desc, last_message_at desc, conversation_id desc);
create index conversation_members_unread on conversation_members (user_id) include (unread) where unread > 0;
grant select, insert, update on conversation_members to oja_app;

create table messages (
  id              uuid primary key,
  conversation_id uuid not null references conversations,
  position        bigint not null check (position > 0),
  sender_id       uuid not null references users,
  client_id       uuid not null,
  by_staff        boolean not null,
  text            text not null,
  masked_text     text,
  members         uuid[] not null check (cardinality(members) = 2),
  created_at      timestamptz not null,
  erased_at       timestamptz,
  search          tsvector not null generated always as (to_tsvector('simple', coalesce(masked_text, text))) stored,
  constraint messages_once unique (sender_id, client_id),
  constraint messages_in_order unique (conversation_id, position)
);
comment on column messages.client_id is 'Made by the browser: a message that is sent again is the same message.';
comment on column messages.by_staff is 'The role of the sender at that moment; nothing a person can write gives it.';
comment on column messages.masked_text is 'What both read until a purchase exists between them; null when nothing had to be hidden.';
comment on column messages.search is 'Of the masked text, so that a search cannot guess what is hidden.';
create index messages_search on messages using gin (members, search);
grant select, insert, update on messages to oja_app;

create table message_images (
  id         uuid primary key,
  name       text not null unique references media on delete cascade,
  owner_id   uuid not null references users,
  message_id uuid references messages,
  position   smallint not null default 0,
  width      integer not null,
  height     integer not null,
  created_at timestamptz not null
);
create index message_images_message on message_images (message_id, position);
create index message_images_unused on message_images (created_at) where message_id is null;
create index message_images_owner on message_images (owner_id) where message_id is null;
grant select, insert, update, delete on message_images to oja_app;

create table message_blocks (
  blocker_id uuid not null references users,
  blocked_id uuid not null references users,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index message_blocks_blocked on message_blocks (blocked_id);
grant select, insert, delete on message_blocks to oja_app;

-- Which conversations staff have opened because of a case; the audit log has every single reading.
create table conversation_reveals (
  conversation_id uuid not null references conversations,
  staff_id        uuid not null references users,
  revealed_at     timestamptz not null,
  primary key (conversation_id, staff_id)
);
grant select, insert, update on conversation_reveals to oja_app;

-- Received messages by day in Lagos, for the small curve on the dashboard.
create table message_days (
  user_id  uuid not null references users,
  day      date not null,
  received integer not null check (received > 0),
  primary key (user_id, day)
);
grant select, insert, update, delete on message_days to oja_app;

create function message_is_counted() returns trigger language plpgsql as $$
begin
  update conversations
     set last_position = new.position,
         asked_at = case when new.sender_id = asker_id then coalesce(asked_at, new.created_at) else asked_at end,
         answered_at = case when new.sender_id = seller_id and asked_at is not null
                            then coalesce(answered_at, new.created_at) else answered_at end
   where id = new.conversation_id;
  update conversation_members
     set last_message_at = new.created_at,
         unread = unread + case when user_id = new.sender_id then 0 else 1 end
   where conversation_id = new.conversation_id;
  insert into message_days as counted (user_id, day, received)
  select user_id, (new.created_at at time zone 'Africa/Lagos')::date, 1
    from conversation_members where conversation_id = new.conversation_id and user_id <> new.sender_id
  on conflict (user_id, day) do update set received = counted.received + 1;
  return null;
end $$;
create trigger is_counted after insert on messages for each row execute function message_is_counted();

-- Whether two people have dealt with each other decides what they may read.
create index purchases_pair on purchases (buyer_id, seller_id);
