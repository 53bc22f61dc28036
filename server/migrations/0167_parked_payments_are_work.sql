-- A parked payment that nobody has decided about is work, in the queue from the moment it was parked.

alter table payments add column released_at timestamptz;
comment on column payments.released_at is 'When a parked payment was decided and left suspense.';
update payments p set released_at = d.decided_at from parked_decisions d where d.payment_id = p.id;
grant update (released_at) on payments to oja_app;
create index payments_work on payments (settled_at, id) where status = 'parked' and released_at is null;

alter table work_assignments
  drop constraint work_assignments_kind_check,
  add constraint work_assignments_kind_check check (kind in
    ('dispute', 'appeal', 'claim', 'withdrawal', 'bank_account', 'parked_payment', 'listing', 'application', 'approval',
     'sanction'));
alter table work_viewers
  drop constraint work_viewers_kind_check,
  add constraint work_viewers_kind_check check (kind in
    ('dispute', 'appeal', 'claim', 'withdrawal', 'bank_account', 'parked_payment', 'listing', 'application', 'report',
     'ticket', 'approval', 'sanction'));

create trigger work_begins_when_made after insert on payments for each row
  when (new.status = 'parked' and new.released_at is null) execute function work_begins('parked_payment');
create trigger work_begins_when_changed after update of status on payments for each row
  when (old.status <> 'parked' and new.status = 'parked' and new.released_at is null)
  execute function work_begins('parked_payment');
create trigger work_ends_when_changed after update of released_at on payments for each row
  when (new.status = 'parked' and old.released_at is null and new.released_at is not null)
  execute function work_ends('parked_payment', 'id');
insert into tallies (tally, day, amount)
select 'work/parked_payment', date 'epoch', count(*) from payments where status = 'parked' and released_at is null;
