-- An alert about work ends with the work, so that staff are told again when the same withdrawal needs them anew; and what
-- the bell says about an alert is read once the alert is closed, by hand or otherwise.

alter table alerts
  add column work_kind text,
  add column work_id   uuid,
  add constraint alerts_work check (num_nonnulls(work_kind, work_id) in (0, 2));
comment on column alerts.work_id is 'The work that the alert asks for; the alert is closed when it ends.';
create index alerts_of_work on alerts (work_id) where resolved_at is null and work_id is not null;
update alerts a set work_kind = 'withdrawal', work_id = w.id
  from withdrawals w where a.kind = 'withdrawal_attention' and a.subject = w.id::text;
update alerts a set resolved_at = now(), note = 'Nothing is left to decide.'
  from withdrawals w where w.id = a.work_id and w.attention is null and a.resolved_at is null;

create function alert_ends() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update notifications set read_at = now() where work_id = new.id and work_kind = 'alert' and read_at is null;
  return null;
end $$;
create trigger alert_ends after update of resolved_at on alerts for each row
  when (old.resolved_at is null and new.resolved_at is not null) execute function alert_ends();

create or replace function work_ends() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ended jsonb := to_jsonb(old);
begin
  delete from work_assignments where kind = tg_argv[0] and subject_id = old.id;
  delete from work_viewers where kind = tg_argv[0] and subject_id = old.id;
  update notifications set read_at = now()
   where work_id = (ended ->> tg_argv[1])::uuid and work_kind = tg_argv[0] and read_at is null;
  update alerts set resolved_at = now(), note = 'Nothing is left to decide.'
   where work_id = old.id and work_kind = tg_argv[0] and resolved_at is null;
  perform tally_timeless('work/' || tg_argv[0], -1);
  perform graphile_worker.add_job('announce_work', json_build_object('kind', tg_argv[0]));
  return null;
end $$;
