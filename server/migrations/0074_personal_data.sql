-- What the erasure of a person needs beside the rights of 0073; server/src/domain/personal-data/ states every rule.

-- How far the rules have been applied to an erased person: null before the first, then the days after the erasure.
alter table users add column erased_through_days integer;
comment on column users.erased_through_days is
  'The retention rules of this many days after the erasure are applied; null when none is.';
create index users_erased on users (erased_at) where erased_at is not null;
grant update (erased_through_days) on users to oja_app;

-- A notification or an alert that names another person goes, or loses its words, when that person is erased.
alter table notifications add column about_id uuid references users;
comment on column notifications.about_id is 'The person whom the text names, other than its reader.';
create index notifications_about on notifications (about_id) where about_id is not null;
alter table alerts add column about_id uuid references users;
comment on column alerts.about_id is 'The person whom the message names.';
create index alerts_about on alerts (about_id) where about_id is not null;

-- Rows from before this column: the link of a registration names the address, a high withdrawal is its subject.
update notifications n set about_id = u.id from users u
 where n.event = 'account_registered' and u.erased_at is null
   and n.link = '/admin/users?search=' || replace(replace(u.email, '+', '%2B'), '@', '%40');
delete from notifications where event = 'account_registered' and about_id is null;
update alerts a set about_id = w.user_id from withdrawals w where a.subject = w.id::text;
update alerts a set about_id = b.user_id from bank_accounts b where a.subject = b.id::text;

-- Raw events of Paystack lose the customer's fields after a while; the hash still finds an event that comes again.
alter table paystack_events add column redacted_at timestamptz;
comment on column paystack_events.redacted_at is 'When everything but the facts of the payment was removed from the body.';
comment on column paystack_events.body is 'The event as it came, until it is redacted.';
create index paystack_events_unredacted on paystack_events (received_at) where redacted_at is null;
grant update (redacted_at) on paystack_events to oja_app;

-- Payout destinations are deleted; a withdrawal keeps its amount and reference.
alter table withdrawals drop constraint withdrawals_bank_account_id_fkey;
alter table withdrawals add constraint withdrawals_bank_account_id_fkey
  foreign key (bank_account_id) references bank_accounts on delete set null;
create index withdrawals_of_account on withdrawals (bank_account_id) where bank_account_id is not null;
grant delete on bank_accounts, purchase_credentials to oja_app;

-- Append-only texts can be replaced by one fixed marker and by nothing else.
create function only_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = jsonb_set(to_jsonb(old), array[tg_argv[0]], to_jsonb(tg_argv[1])) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

drop trigger append_only on purchase_events;
create trigger append_only before update or delete on purchase_events
  for each row execute function only_erasure('text', 'Deleted');
drop trigger append_only on dispute_statements;
create trigger append_only before update or delete on dispute_statements
  for each row execute function only_erasure('text', 'Deleted');
drop trigger append_only on purchase_reveals;
create trigger append_only before update or delete on purchase_reveals
  for each row execute function only_erasure('address', '');
grant update (text) on purchase_events, dispute_statements, report_events to oja_app;
grant update (address) on purchase_reveals to oja_app;
grant update (reason) on listing_events to oja_app;
create index dispute_statements_author on dispute_statements (author_id);
create index purchase_events_actor on purchase_events (actor_id) where text is not null;

-- Staff notes about a person go some time after the person is erased, and never before.
create function notes_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from users where id = old.user_id and erased_at is not null) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger append_only on user_notes;
create trigger append_only before update or delete on user_notes for each row execute function notes_stay();
grant delete on user_notes to oja_app;

-- What an action of staff says about a person lies beside the log. The log keeps a salted hash of each value, so the
-- chain vouches for the values while they exist, and nothing can be guessed from it afterwards.
create table audit_details (
  audit_id  uuid primary key references audit_log (id),
  person_id uuid not null references users,
  before    jsonb,
  after     jsonb,
  salt      bytea not null
);
comment on table audit_details is 'Deleted when the person is erased, and never before.';
create index audit_details_person on audit_details (person_id);
grant select, insert, delete on audit_details to oja_app;
-- Salted, so that a name cannot be guessed from it; the text of jsonb has one spelling.
create function audit_digest(salt bytea, key text, value jsonb) returns text language sql immutable as $$
  select 'sha256:' || encode(sha256(salt || convert_to(key || ':' || value::text, 'UTF8')), 'hex')
$$;
create function details_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from users where id = old.person_id and erased_at is not null) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on audit_details for each row execute function details_stay();
