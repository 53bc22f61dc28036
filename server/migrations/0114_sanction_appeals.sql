-- A person may appeal once against a sanction that stands; another member of staff decides.

alter table sanctions
  add column appealed_at       timestamptz,
  add column appeal_text       text check (appeal_text <> ''),
  add column appeal_decided_at timestamptz,
  add column appeal_decided_by uuid references users,
  add column appeal_outcome    text check (appeal_outcome in ('upheld', 'lifted', 'withdrawn')),
  add column appeal_answer     text,
  add constraint sanctions_appealed_when check (appealed_at is not null or appeal_text is null),
  add constraint sanctions_appeal_decided_when check (
    (appeal_decided_at is null) = (appeal_outcome is null)
    and (appealed_at is not null or num_nonnulls(appeal_decided_at, appeal_decided_by, appeal_answer) = 0));
comment on column sanctions.appeal_outcome is
  'Upheld: the sanction stays. Lifted: it ended, by the decision, by hand or by the clock. Withdrawn: the account was deleted.';
comment on column sanctions.appeal_text is 'Null after the account was deleted and the text erased.';
comment on column sanctions.appeal_answer is 'What the person was told about an appeal that was upheld.';
create index sanctions_appeals on sanctions (appealed_at, id) where appealed_at is not null and appeal_decided_at is null;
create index sanctions_appeal_decider on sanctions (appeal_decided_by);
grant update (appealed_at, appeal_text, appeal_decided_at, appeal_decided_by, appeal_outcome, appeal_answer)
  on sanctions to oja_app;

alter table work_assignments
  drop constraint work_assignments_kind_check,
  add constraint work_assignments_kind_check check (kind in
    ('dispute', 'appeal', 'claim', 'withdrawal', 'listing', 'application', 'approval', 'sanction'));
alter table work_viewers
  drop constraint work_viewers_kind_check,
  add constraint work_viewers_kind_check check (kind in
    ('dispute', 'appeal', 'claim', 'withdrawal', 'listing', 'application', 'report', 'ticket', 'approval', 'sanction'));

create trigger work_begins_when_changed after update of appealed_at on sanctions for each row
  when (old.appealed_at is null and new.appealed_at is not null and new.appeal_decided_at is null)
  execute function work_begins('sanction');
create trigger work_ends_when_changed after update of appeal_decided_at on sanctions for each row
  when (old.appealed_at is not null and old.appeal_decided_at is null and new.appeal_decided_at is not null)
  execute function work_ends('sanction', 'id');
