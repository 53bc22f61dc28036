-- Sanctions of staff on a person: a warning, selling paused, withdrawals paused, or a suspension. What each of them stops
-- is read from the row of the person (status, selling_paused) and from payout_holds, under the lock of the person.

create table sanctions (
  id         uuid primary key,
  user_id    uuid not null references users,
  kind       text not null check (kind in ('warning', 'selling_paused', 'withdrawals_paused', 'suspension')),
  reason     text not null check (reason <> ''),
  note       text check (note <> ''),
  starts_at  timestamptz not null,
  ends_at    timestamptz check (ends_at > starts_at),
  given_by   uuid references users,
  report_id  uuid references reports,
  ended_at   timestamptz,
  ended_by   uuid references users,
  end_reason text,
  constraint sanctions_warning_has_no_end check (kind <> 'warning' or ends_at is null),
  constraint sanctions_ended_when check (ended_at is not null or num_nonnulls(ended_by, end_reason) = 0)
);
comment on table sanctions is 'What staff did about a person, each with the reason that the person reads.';
comment on column sanctions.note is 'For staff only.';
comment on column sanctions.ends_at is 'When a job lifts it; null until a member of staff lifts it.';
comment on column sanctions.given_by is 'Null where that is no longer known.';
comment on column sanctions.ended_by is 'Null when its time was over.';
create index sanctions_user on sanctions (user_id, starts_at, id);
create unique index sanctions_one_open on sanctions (user_id, kind) where ended_at is null and kind <> 'warning';
create index sanctions_due on sanctions (ends_at) where ended_at is null and ends_at is not null;
create index sanctions_giver on sanctions (given_by);
create index sanctions_lifter on sanctions (ended_by);
create index sanctions_report on sanctions (report_id) where report_id is not null;
grant select, insert on sanctions to oja_app;
grant update (reason, note, ended_at, ended_by, end_reason) on sanctions to oja_app;

-- Suspensions that stand, and warnings, as the audit log tells them.
insert into sanctions (id, user_id, kind, reason, starts_at, given_by)
select gen_random_uuid(), u.id, 'suspension', coalesce(nullif(l.reason, ''), 'No reason was given.'),
       coalesce(l.happened_at, now()), actor.id
  from users u
  left join lateral (select * from audit_log where action = 'user.suspended' and subject_id = u.id::text
                      order by happened_at desc limit 1) l on true
  left join users actor on actor.id = l.actor_id
 where u.status = 'banned' and u.erased_at is null;
insert into sanctions (id, user_id, kind, reason, starts_at, given_by, report_id)
select gen_random_uuid(), u.id, 'warning', coalesce(nullif(l.reason, ''), 'No reason was given.'), l.happened_at,
       actor.id, r.id
  from audit_log l
  join users u on u.id::text = l.subject_id and u.erased_at is null
  left join users actor on actor.id = l.actor_id
  left join reports r on r.id::text = l.after ->> 'report'
 where l.action = 'user.warned';

alter table users add column selling_paused boolean not null default false;
comment on column users.selling_paused is 'Whether a sanction that pauses selling stands.';
grant update (selling_paused) on users to oja_app;

-- Listings leave the market while selling is paused, as they do with a suspension and after recalls.
create or replace function listing_takes_seller() returns trigger language plpgsql as $$
begin
  -- Shared, so that a suspension at the same moment waits and then finds this listing.
  select status = 'active' and selling_stop is null and not selling_paused, verified
    into strict new.seller_active, new.seller_verified
    from users where id = new.seller_id for share;
  return new;
end $$;

create or replace function seller_changes_listings() returns trigger language plpgsql as $$
declare
  v_active boolean := new.status = 'active' and new.selling_stop is null and not new.selling_paused;
begin
  update listings set seller_active = v_active, seller_verified = new.verified
   where seller_id = new.id and (seller_active, seller_verified) is distinct from (v_active, new.verified);
  return null;
end $$;
drop trigger changes_listings on users;
create trigger changes_listings after update of status, verified, selling_stop, selling_paused on users for each row
  when ((old.status, old.verified, old.selling_stop, old.selling_paused)
        is distinct from (new.status, new.verified, new.selling_stop, new.selling_paused))
  execute function seller_changes_listings();

alter table payout_holds
  drop constraint payout_holds_reason_check,
  add constraint payout_holds_reason_check check (reason in ('claim', 'sanction')),
  add column ends_at timestamptz;
comment on column payout_holds.subject_id is 'The claim or the sanction that caused it.';
comment on column payout_holds.ends_at is 'When it is lifted unless that happens earlier, where that is known.';
