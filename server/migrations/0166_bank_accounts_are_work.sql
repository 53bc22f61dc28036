-- A linked account whose holder must be compared with the person is work like every other: with a due time, an owner, a
-- count and a place in the queue.

alter table bank_accounts
  add column review_since timestamptz,
  add column decided_by   uuid references users,
  add column decided_at   timestamptz,
  add constraint bank_accounts_decided_when check ((decided_by is null) = (decided_at is null));
update bank_accounts set review_since = created_at where status = 'in_review';
alter table bank_accounts
  add constraint bank_accounts_review_since check (status <> 'in_review' or review_since is not null);
comment on column bank_accounts.review_since is 'Since when staff must compare its holder with the person, or had to last.';
comment on column bank_accounts.decided_by is 'The member of staff who decided the last review.';
grant update (review_since, decided_by, decided_at) on bank_accounts to oja_app;
drop index bank_accounts_review;
create index bank_accounts_work on bank_accounts (review_since, id) where status = 'in_review';
create index bank_accounts_decided on bank_accounts (decided_at) where decided_at is not null;
create index bank_accounts_decider on bank_accounts (decided_by) where decided_by is not null;

alter table work_assignments
  drop constraint work_assignments_kind_check,
  add constraint work_assignments_kind_check check (kind in
    ('dispute', 'appeal', 'claim', 'withdrawal', 'bank_account', 'listing', 'application', 'approval', 'sanction'));
alter table work_viewers
  drop constraint work_viewers_kind_check,
  add constraint work_viewers_kind_check check (kind in
    ('dispute', 'appeal', 'claim', 'withdrawal', 'bank_account', 'listing', 'application', 'report', 'ticket', 'approval',
     'sanction'));

create trigger work_begins_when_made after insert on bank_accounts for each row when (new.status = 'in_review')
  execute function work_begins('bank_account');
create trigger work_begins_when_changed after update of status on bank_accounts for each row
  when (old.status <> 'in_review' and new.status = 'in_review') execute function work_begins('bank_account');
create trigger work_ends_when_changed after update of status on bank_accounts for each row
  when (old.status = 'in_review' and new.status <> 'in_review') execute function work_ends('bank_account', 'id');
create trigger work_ends_when_deleted after delete on bank_accounts for each row when (old.status = 'in_review')
  execute function work_ends('bank_account', 'id');
insert into tallies (tally, day, amount)
select 'work/bank_account', date 'epoch', count(*) from bank_accounts where status = 'in_review';

update alerts a set work_kind = 'bank_account', work_id = b.id
  from bank_accounts b where a.kind = 'withdrawal_attention' and a.subject = b.id::text;
update alerts a set resolved_at = now(), note = 'Nothing is left to decide.'
  from bank_accounts b where b.id = a.work_id and b.status <> 'in_review' and a.resolved_at is null;
