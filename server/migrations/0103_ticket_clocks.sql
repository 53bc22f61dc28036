-- Tickets: the promised time depends on the priority, staff may correct priority and category, and a ticket may wait for
-- its author, with a reminder and an end by the clock.

alter table tickets
  add column asked_at timestamptz,
  add column waiting_since timestamptz,
  add column reminded_at timestamptz;
comment on column tickets.asked_at is 'Since when an answer is owed: a new priority counts its time from here.';
comment on column tickets.waiting_since is 'Since when the ticket waits for its author; null while it does not.';
comment on column tickets.reminded_at is 'When the author was reminded that the ticket waits.';
-- The promise was 24 hours until now.
update tickets set asked_at = due_at - interval '24 hours' where due_at is not null;
alter table tickets
  add constraint tickets_due_since check ((asked_at is null) = (due_at is null)),
  add constraint tickets_wait_when_answered
    check (waiting_since is null or (due_at is null and status <> 'resolved')),
  add constraint tickets_reminded_while_waiting check (reminded_at is null or waiting_since is not null);
create index tickets_waiting on tickets (waiting_since, id) where waiting_since is not null;
grant update (priority, category, asked_at, waiting_since, reminded_at) on tickets to oja_app;

alter table ticket_events
  add column detail text,
  drop constraint ticket_events_what_check,
  add constraint ticket_events_what_check
    check (what in ('opened', 'started', 'returned', 'resolved', 'closed', 'reopened', 'assigned', 'unassigned', 'late',
                    'priority_changed', 'category_changed', 'waiting', 'resumed', 'reminded', 'expired'));
comment on column ticket_events.detail is 'The new priority or category.';
