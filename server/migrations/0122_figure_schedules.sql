-- Members of staff have the operator figures sent by mail, each on a schedule of their own.

create table figure_schedules (
  user_id    uuid primary key references users,
  frequency  text not null check (frequency in ('weekly', 'monthly')),
  weekday    smallint not null check (weekday between 1 and 7),
  next_at    timestamptz not null,
  created_at timestamptz not null
);
comment on column figure_schedules.weekday is 'ISO, from 1 for Monday; a monthly mail is sent on the first day of the month.';
comment on column figure_schedules.next_at is 'When the next mail is due.';
create index figure_schedules_due on figure_schedules (next_at);
grant select, insert, delete on figure_schedules to oja_app;
grant update (frequency, weekday, next_at) on figure_schedules to oja_app;

create table figure_mails (
  id           uuid primary key,
  user_id      uuid not null references users,
  period       text not null check (period ~ '^\d{4}-\d{2}(-\d{2})?$'),
  is_scheduled boolean not null,
  created_at   timestamptz not null,
  sent_at      timestamptz
);
comment on column figure_mails.period is 'A closed month, or the Monday of a closed week.';
comment on column figure_mails.is_scheduled is 'False for one that the person asked for at once.';
-- One scheduled mail per person and period, whatever workers, repeats and changes of the schedule do.
create unique index figure_mails_once on figure_mails (user_id, period) where is_scheduled;
create index figure_mails_age on figure_mails (created_at);
grant select, insert, delete on figure_mails to oja_app;
grant update (sent_at) on figure_mails to oja_app;
