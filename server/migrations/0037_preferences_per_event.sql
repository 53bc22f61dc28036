-- People choose for each event. What they chose for a whole group stays, and counts for every event of it that they said
-- nothing about, those of later versions among them.

create table notification_event_preferences (
  user_id    uuid not null references users,
  event      text not null,
  channel    text not null check (channel in ('in_app', 'mail', 'push', 'sms')),
  enabled    boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, event, channel)
);
comment on table notification_event_preferences is 'What somebody chose for one event; it counts more than what they chose for its group.';
comment on table notification_preferences is 'What somebody chose for a whole group; everything else is as the table of groups says.';
grant select, insert, update, delete on notification_event_preferences to oja_app;

-- What becomes of reports moves from the group of the account to that of support; whoever chose keeps what they chose.
insert into notification_event_preferences (user_id, event, channel, enabled, changed_at)
select user_id, event, channel, enabled, changed_at
  from notification_preferences cross join (values ('report_resolved'), ('report_dismissed')) as moved (event)
 where group_name = 'account';
