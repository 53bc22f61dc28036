-- A chargeback must be answered on Paystack in time, or the money is lost: it is work until staff recorded the answer or
-- the bank decided.

alter table chargebacks
  add column due_at        timestamptz,
  add column answer        text check (answer in ('contested', 'accepted')),
  add column answer_reason text,
  add column answered_by   uuid references users,
  add column answered_at   timestamptz,
  add constraint chargebacks_answered_when check (num_nonnulls(answer, answer_reason, answered_by, answered_at) in (0, 4));
update chargebacks set due_at = opened_at + interval '16 hours';
alter table chargebacks alter column due_at set not null;
comment on column chargebacks.due_at is 'Until when Paystack takes an answer.';
comment on column chargebacks.answered_at is 'When staff recorded that they had answered on Paystack.';
grant update (answer, answer_reason, answered_by, answered_at) on chargebacks to oja_app;
drop index chargebacks_user;
create index chargebacks_user on chargebacks (user_id, opened_at);
create index chargebacks_work on chargebacks (due_at, id) where status = 'open' and answered_at is null;
create index chargebacks_answered on chargebacks (answered_at) where answered_at is not null;
create index chargebacks_answerer on chargebacks (answered_by) where answered_by is not null;

alter table work_assignments
  drop constraint work_assignments_kind_check,
  add constraint work_assignments_kind_check check (kind in
    ('dispute', 'appeal', 'claim', 'chargeback', 'withdrawal', 'bank_account', 'parked_payment', 'listing', 'application',
     'approval', 'sanction'));
alter table work_viewers
  drop constraint work_viewers_kind_check,
  add constraint work_viewers_kind_check check (kind in
    ('dispute', 'appeal', 'claim', 'chargeback', 'withdrawal', 'bank_account', 'parked_payment', 'listing', 'application',
     'report', 'ticket', 'approval', 'sanction'));

create trigger work_begins_when_made after insert on chargebacks for each row
  when (new.status = 'open' and new.answered_at is null) execute function work_begins('chargeback');
create trigger work_ends_when_changed after update of status, answered_at on chargebacks for each row
  when (old.status = 'open' and old.answered_at is null and (new.status <> 'open' or new.answered_at is not null))
  execute function work_ends('chargeback', 'id');
insert into tallies (tally, day, amount)
select 'work/chargeback', date 'epoch', count(*) from chargebacks where status = 'open';

update alerts a set work_kind = 'chargeback', work_id = c.id
  from chargebacks c where a.kind = 'chargeback' and a.subject = c.gateway_id;
update alerts a set resolved_at = now(), note = 'Nothing is left to decide.'
  from chargebacks c where c.id = a.work_id and c.status <> 'open' and a.resolved_at is null;
