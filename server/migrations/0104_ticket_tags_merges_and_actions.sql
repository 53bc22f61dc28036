-- Tickets: tags of the desk, tickets that were merged into another of the same person, and canned replies that also act.

create table ticket_tags (
  ticket_id uuid not null references tickets on delete cascade,
  tag       text not null check (tag = lower(tag) and char_length(tag) between 1 and 30),
  primary key (ticket_id, tag)
);
comment on table ticket_tags is 'Words by which staff sort tickets.';
create index ticket_tags_tag on ticket_tags (tag, ticket_id);
grant select, insert, delete on ticket_tags to oja_app;

alter table tickets
  add column merged_into_id uuid references tickets,
  add constraint tickets_merged_are_resolved check (merged_into_id is null or status = 'resolved'),
  add constraint tickets_merged_into_another check (merged_into_id <> id);
comment on column tickets.merged_into_id is 'The ticket that has its messages now; it cannot be opened again.';
create index tickets_merged on tickets (merged_into_id) where merged_into_id is not null;
grant update (merged_into_id) on tickets to oja_app;
-- The messages of a merged ticket go to the other one.
grant update (ticket_id) on ticket_messages to oja_app;

alter table ticket_events
  drop constraint ticket_events_what_check,
  add constraint ticket_events_what_check
    check (what in ('opened', 'started', 'returned', 'resolved', 'closed', 'reopened', 'assigned', 'unassigned', 'late',
                    'priority_changed', 'category_changed', 'waiting', 'resumed', 'reminded', 'expired', 'merged',
                    'merged_from'));
comment on column ticket_events.detail is 'The new priority or category, or the reference of the other ticket.';

alter table canned_replies
  add column actions jsonb not null default '{}' check (jsonb_typeof(actions) = 'object');
comment on column canned_replies.actions is 'What is done with the answer: resolve or wait, priority, tags.';
grant update (actions) on canned_replies to oja_app;
