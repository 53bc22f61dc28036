-- Tickets and reports name their owner in a column of their own. Like work_assignments, they lose an owner who is no
-- longer active staff, so that the item is offered to the others again.
create or replace function work_loses_owner() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  freed text;
begin
  delete from work_assignments where owner_id = new.id;
  delete from work_viewers where user_id = new.id;
  for freed in
    with tickets_freed as (
      update tickets
         set assignee_id = null, status = case status when 'in_progress' then 'open' else status end
       where assignee_id = new.id and status <> 'resolved' returning 1),
    reports_freed as (
      update reports set status = 'pending', claimed_by = null, claimed_until = null
       where claimed_by = new.id and status = 'investigating' returning 1)
    select 'ticket' where exists (select from tickets_freed)
    union all
    select 'report' where exists (select from reports_freed)
  loop
    perform graphile_worker.add_job('announce_work', json_build_object('kind', freed));
  end loop;
  return null;
end $$;

update tickets t
   set assignee_id = null, status = case t.status when 'in_progress' then 'open' else t.status end
  from users u
 where u.id = t.assignee_id and t.status <> 'resolved'
   and (u.role not in ('moderator', 'support', 'trust', 'finance', 'admin')
        or u.status <> 'active' or u.erased_at is not null);

-- Work that its owner may not decide: a dispute that they escalated, and a proposal of their own.
delete from work_assignments a using disputes d
 where a.kind = 'dispute' and d.id = a.subject_id and d.escalated_by = a.owner_id;
delete from work_assignments a using approvals p
 where a.kind = 'approval' and p.id = a.subject_id and p.proposed_by = a.owner_id;

-- Open work that a member of staff may not decide is counted by these.
create index disputes_escalated on disputes (escalated_by) where status = 'escalated';
create index reports_added on reports (added_by) where added_by is not null;
