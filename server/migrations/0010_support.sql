-- Support tickets: what people ask, what staff answer and note, and the answers they give often.

create table tickets (
  id                uuid primary key,
  number            bigint generated always as identity unique,
  user_id           uuid not null references users,
  subject           text not null check (subject <> ''),
  category          text not null check (category in ('buying', 'selling', 'security', 'technical', 'wallet', 'other')),
  priority          text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  priority_rank     smallint not null generated always as (
                      case priority when 'urgent' then 0 when 'high' then 1 when 'medium' then 2 else 3 end) stored,
  status            text not null check (status in ('open', 'in_progress', 'resolved')),
  assignee_id       uuid references users,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  due_at            timestamptz,
  due_sort          timestamptz not null generated always as (
                      coalesce(due_at, timestamptz '9999-12-31 00:00:00+00')) stored,
  late_told_at      timestamptz,
  first_answered_at timestamptz,
  search_text       text not null,
  constraint tickets_work_has_a_worker check (status <> 'in_progress' or assignee_id is not null),
  constraint tickets_resolved_owe_nothing check (status <> 'resolved' or due_at is null),
  constraint tickets_late_when_due check (late_told_at is null or due_at is not null)
);
comment on column tickets.due_at is 'Until when an answer is promised; null while none is owed.';
comment on column tickets.due_sort is 'The same for ordering: what owes no answer comes last.';
comment on column tickets.late_told_at is 'When staff were told that the answer is overdue.';
comment on column tickets.search_text is 'Subject and person as staff search them; kept equal to the person by a trigger.';
create index tickets_user on tickets (user_id, updated_at desc, id desc);
create index tickets_user_created on tickets (user_id, created_at);
create index tickets_assignee on tickets (assignee_id, due_sort, id) where assignee_id is not null;
create index tickets_late on tickets (due_at) where due_at is not null and late_told_at is null;
-- The inbox: what is not resolved, in the two orders it is worked through.
create index tickets_active_due on tickets (due_sort, id) include (assignee_id, due_at) where status <> 'resolved';
create index tickets_active_priority on tickets (priority_rank, created_at, id) where status <> 'resolved';
-- Everything, in each of its orders.
create index tickets_by_due on tickets (due_sort, id);
create index tickets_by_priority on tickets (priority_rank, created_at, id);
create index tickets_by_update on tickets (updated_at, id);
create index tickets_by_creation on tickets (created_at, id);
create index tickets_by_status on tickets (status, updated_at, id);
create index tickets_search on tickets using gin (search_text gin_trgm_ops);
grant select, insert, update, delete on tickets to oja_app;

create function ticket_search_text(p_subject text, p_user uuid) returns text language sql stable as $$
  select lower(concat_ws(' ', p_subject, (select concat_ws(' ', name, email) from users where id = p_user)))
$$;
create function person_changes_tickets() returns trigger language plpgsql as $$
begin
  update tickets set search_text = ticket_search_text(subject, user_id) where user_id = new.id;
  return null;
end $$;
create trigger changes_tickets after update of name, email on users for each row
  when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function person_changes_tickets();

create table ticket_messages (
  id         uuid primary key,
  position   bigint generated always as identity,
  ticket_id  uuid not null references tickets on delete cascade,
  kind       text not null check (kind in ('user', 'staff', 'note')),
  author_id  uuid not null references users,
  text       text not null check (text <> ''),
  created_at timestamptz not null
);
comment on column ticket_messages.kind is 'A note is read by staff alone.';
create index ticket_messages_ticket on ticket_messages (ticket_id, position);
create index ticket_messages_author on ticket_messages (author_id, created_at);
grant select, insert, delete on ticket_messages to oja_app;

create table ticket_events (
  id          bigint generated always as identity primary key,
  ticket_id   uuid not null references tickets on delete cascade,
  happened_at timestamptz not null,
  what        text not null check (what in ('opened', 'started', 'returned', 'resolved', 'closed', 'reopened',
                                            'assigned', 'unassigned', 'late')),
  actor_id    uuid references users,
  about_id    uuid references users
);
comment on column ticket_events.actor_id is 'Null for the clock.';
comment on column ticket_events.about_id is 'Whom it was given to.';
create index ticket_events_ticket on ticket_events (ticket_id, id);
grant select, insert, delete on ticket_events to oja_app;

alter table media drop constraint media_purpose_check;
alter table media add constraint media_purpose_check
  check (purpose in ('avatar', 'listing', 'evidence', 'message', 'document', 'ticket'));
-- The sweep of pictures that were uploaded and never sent.
create index media_tickets on media (created_at) where purpose = 'ticket';

create table ticket_images (
  name       text primary key references media on delete cascade,
  message_id uuid not null references ticket_messages on delete cascade,
  position   smallint not null
);
create index ticket_images_message on ticket_images (message_id, position);
grant select, insert, delete on ticket_images to oja_app;

create table canned_replies (
  id         uuid primary key,
  title      text not null check (title <> ''),
  text       text not null check (text <> ''),
  updated_at timestamptz not null,
  updated_by uuid references users
);
create unique index canned_replies_title on canned_replies (lower(title));
grant select, insert, update, delete on canned_replies to oja_app;
