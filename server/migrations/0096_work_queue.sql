-- The queue of staff work. An item is open exactly while its own row says so; nothing here repeats that state. What is
-- added: who works on an item, who looks at it, the views that staff keep, indexes in due order, exact counts, and the
-- end of notifications together with the work they ask for.

alter table disputes add column ruled_at timestamptz;
comment on column disputes.ruled_at is
  'When a ruling was recorded that waits for an appeal: the dispute is not over, and no decision is awaited any more.';
update disputes d set ruled_at = r.decided_at
  from rulings r where r.dispute_id = d.id and r.status in ('waiting', 'appealed');
grant update (ruled_at) on disputes to oja_app;

create table work_assignments (
  kind        text not null check (kind in ('dispute', 'appeal', 'claim', 'withdrawal', 'listing', 'application',
                                            'approval')),
  subject_id  uuid not null,
  owner_id    uuid not null references users,
  assigned_at timestamptz not null,
  assigned_by uuid not null references users,
  primary key (kind, subject_id)
);
comment on table work_assignments is
  'Who works on an open item. Tickets have an assignee and reports a claim of their own, so they are not here.';
create index work_assignments_owner on work_assignments (owner_id, kind);
grant select, insert, delete on work_assignments to oja_app;
grant update (owner_id, assigned_at, assigned_by) on work_assignments to oja_app;

create table work_viewers (
  kind       text not null check (kind in ('dispute', 'appeal', 'claim', 'withdrawal', 'listing', 'application',
                                           'report', 'ticket', 'approval')),
  subject_id uuid not null,
  user_id    uuid not null references users,
  seen_until timestamptz not null,
  primary key (kind, subject_id, user_id)
);
comment on column work_viewers.seen_until is 'When the entry lapses unless the browser repeats it.';
create index work_viewers_lapse on work_viewers (seen_until);
grant select, insert, delete on work_viewers to oja_app;
grant update (seen_until) on work_viewers to oja_app;

create table work_views (
  id         uuid primary key,
  user_id    uuid not null references users,
  name       text not null check (char_length(name) between 1 and 40),
  filter     jsonb not null check (jsonb_typeof(filter) = 'object'),
  created_at timestamptz not null
);
comment on table work_views is 'Filters of the queue that a member of staff keeps under a name.';
create unique index work_views_name on work_views (user_id, lower(name));
grant select, insert, delete on work_views to oja_app;

-- Each kind in due order, open rows alone.
create index disputes_work on disputes (staff_due_at, id) where status <> 'resolved' and ruled_at is null;
create index withdrawals_work on withdrawals (created_at, id) where attention is not null;
drop index withdrawals_attention;
create index listings_work on listings (submitted_at, id) where status = 'pending';
create index applications_work on seller_applications (submitted_at, id) where status = 'pending';
create index reports_work on reports (priority, reported_at, id) include (claimed_by, claimed_until)
  where hidden_at is null and status in ('pending', 'investigating');
create index reports_open on reports (reported_at, id) where hidden_at is null and status in ('pending', 'investigating');
create index reports_work_owner on reports (claimed_by) where hidden_at is null and status = 'investigating';
create index tickets_work_owner on tickets (assignee_id, due_sort, id)
  where status <> 'resolved' and assignee_id is not null;

alter table notifications
  add column work_kind text,
  add column work_id uuid,
  add constraint notifications_work check (num_nonnulls(work_kind, work_id) in (0, 2));
comment on column notifications.work_id is
  'The work that staff are asked to do; the notification is read when it ends. Of disputes and appeals, the purchase.';
create index notifications_work on notifications (work_id) where work_id is not null and read_at is null;

-- The number of open items per kind, and a hint to all staff. The hint is a job, because money moves in some of these
-- transactions and NOTIFY serialises commits.
create function work_begins() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform tally_timeless('work/' || tg_argv[0], 1);
  perform graphile_worker.add_job('announce_work', json_build_object('kind', tg_argv[0]));
  return null;
end $$;

create function work_ends() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ended jsonb := to_jsonb(old);
begin
  delete from work_assignments where kind = tg_argv[0] and subject_id = old.id;
  delete from work_viewers where kind = tg_argv[0] and subject_id = old.id;
  update notifications set read_at = now()
   where work_id = (ended ->> tg_argv[1])::uuid and work_kind = tg_argv[0] and read_at is null;
  perform tally_timeless('work/' || tg_argv[0], -1);
  perform graphile_worker.add_job('announce_work', json_build_object('kind', tg_argv[0]));
  return null;
end $$;

-- Kind, table, what makes a row open, the column that notifications name, and the columns that the first depends on.
do $$
declare
  work record;
begin
  for work in
    select * from (values
      ('dispute', 'disputes', '(%1$s.status <> ''resolved'' and %1$s.ruled_at is null)', 'purchase_id', 'status, ruled_at'),
      ('appeal', 'appeals', '(%1$s.status = ''open'')', 'purchase_id', 'status'),
      ('claim', 'cover_claims', '(%1$s.status = ''open'')', 'id', 'status'),
      ('withdrawal', 'withdrawals', '(%1$s.attention is not null)', 'id', 'attention'),
      ('listing', 'listings', '(%1$s.status = ''pending'')', 'id', 'status'),
      ('application', 'seller_applications', '(%1$s.status = ''pending'')', 'id', 'status'),
      ('report', 'reports', '(%1$s.hidden_at is null and %1$s.status in (''pending'', ''investigating''))', 'id',
       'status, hidden_at'),
      ('ticket', 'tickets', '(%1$s.status <> ''resolved'')', 'id', 'status')
    ) as t (kind, source, is_open, notified, columns)
  loop
    execute format('create trigger work_begins_when_made after insert on %I for each row when %s '
                   'execute function work_begins(%L)',
                   work.source, format(work.is_open, 'new'), work.kind);
    execute format('create trigger work_begins_when_changed after update of %s on %I for each row '
                   'when (not %s and %s) execute function work_begins(%L)', work.columns, work.source,
                   format(work.is_open, 'old'), format(work.is_open, 'new'), work.kind);
    execute format('create trigger work_ends_when_changed after update of %s on %I for each row '
                   'when (%s and not %s) execute function work_ends(%L, %L)', work.columns, work.source,
                   format(work.is_open, 'old'), format(work.is_open, 'new'), work.kind, work.notified);
    execute format('create trigger work_ends_when_deleted after delete on %I for each row when %s '
                   'execute function work_ends(%L, %L)',
                   work.source, format(work.is_open, 'old'), work.kind, work.notified);
  end loop;
end $$;

insert into tallies (tally, day, amount)
select 'work/' || kind, date 'epoch', count(*) from (
  select 'dispute' as kind from disputes where status <> 'resolved' and ruled_at is null union all
  select 'appeal' from appeals where status = 'open' union all
  select 'claim' from cover_claims where status = 'open' union all
  select 'withdrawal' from withdrawals where attention is not null union all
  select 'listing' from listings where status = 'pending' union all
  select 'application' from seller_applications where status = 'pending' union all
  select 'report' from reports where hidden_at is null and status in ('pending', 'investigating') union all
  select 'ticket' from tickets where status <> 'resolved') open
group by kind;

-- Work has no owner who may not do it any more.
create function work_loses_owner() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  delete from work_assignments where owner_id = new.id;
  delete from work_viewers where user_id = new.id;
  return null;
end $$;
create trigger work_loses_owner after update of role, status, erased_at on users for each row
  when (old.role in ('moderator', 'admin')
        and (old.role <> new.role or new.status <> 'active' or new.erased_at is not null))
  execute function work_loses_owner();
