-- What the user desk and the admin dashboard lean on: people by name and e-mail, notes of staff about them, and figures
-- that are kept while things happen instead of counted when somebody looks.

alter table users add column search_text text not null generated always as (lower(name || ' ' || email)) stored;
create index users_search on users using gin (search_text gin_trgm_ops) with (fastupdate = off) where erased_at is null;
-- Pages far from the first skip through these without touching the people themselves.
create index users_newest on users (number) include (id) where erased_at is null;
create index users_by_name on users (lower(name), number) include (id) where erased_at is null;
create index users_by_role on users (role, number) include (id) where erased_at is null;
create index users_by_status on users (status, number) include (id) where erased_at is null;
drop index users_role;

create table user_notes (
  id         uuid primary key,
  user_id    uuid not null references users,
  author_id  uuid not null references users,
  text       text not null check (text <> ''),
  created_at timestamptz not null
);
comment on table user_notes is 'What staff noted about somebody; append-only, never shown to them.';
create index user_notes_user on user_notes (user_id, created_at desc, id desc);
grant select, insert on user_notes to oja_app;
create trigger append_only before update or delete on user_notes for each row execute function refuse_change();

-- Sums by day of Lagos. A change is a row of its own, so that nobody waits for anybody; a worker folds them into the
-- sums every minute, and a sum is what was folded plus the changes since.
create table tally_changes (
  id     bigint generated always as identity primary key,
  tally  text not null,
  day    date not null,
  amount bigint not null
);
create table tallies (
  tally  text not null,
  day    date not null,
  amount bigint not null,
  primary key (tally, day)
);
comment on column tallies.tally is
  'users/{role}/{status} by the day they joined; deals, volume_kobo by the day a deal began; fees_kobo by the day it ended.';
grant select on tallies, tally_changes to oja_app;

create function lagos_day(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'Africa/Lagos')::date
$$;

create function tally_new_users() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into tally_changes (tally, day, amount)
  select 'users/' || role || '/' || status, lagos_day(created_at), count(*)
    from added where erased_at is null group by 1, 2;
  return null;
end $$;
create trigger tallied_when_made after insert on users referencing new table as added
  for each statement execute function tally_new_users();

create function tally_changed_user() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if old.erased_at is null then
    insert into tally_changes (tally, day, amount)
    values ('users/' || old.role || '/' || old.status, lagos_day(old.created_at), -1);
  end if;
  if new.erased_at is null then
    insert into tally_changes (tally, day, amount)
    values ('users/' || new.role || '/' || new.status, lagos_day(new.created_at), 1);
  end if;
  return null;
end $$;
create trigger tallied_when_changed after update of role, status, erased_at on users for each row
  when ((old.role, old.status, old.erased_at) is distinct from (new.role, new.status, new.erased_at))
  execute function tally_changed_user();

-- What a deal counts for: its price without what went back, and nothing when all of it did.
create function deal_volume(deal purchases) returns bigint language sql immutable as $$
  select case when deal.status in ('refunded', 'cancelled') then 0 else deal.price_kobo - deal.refunded_kobo end
$$;

create function tally_new_deals() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into tally_changes (tally, day, amount)
  select counted.tally, lagos_day(added.created_at), sum(counted.amount)
    from added cross join lateral (values ('deals', 1::bigint), ('volume_kobo', added.price_kobo)) counted (tally, amount)
   group by 1, 2;
  return null;
end $$;
create trigger tallied_when_made after insert on purchases referencing new table as added
  for each statement execute function tally_new_deals();

create function tally_changed_deal() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into tally_changes (tally, day, amount)
  select * from (values
    ('volume_kobo', lagos_day(new.created_at), deal_volume(new) - deal_volume(old)),
    ('fees_kobo', lagos_day(new.settled_at), coalesce(new.fee_kobo, 0) - coalesce(old.fee_kobo, 0))
  ) as change (tally, day, amount) where amount <> 0;
  return null;
end $$;
create trigger tallied_when_settled after update of status on purchases for each row
  when (old.settled_at is null and new.settled_at is not null) execute function tally_changed_deal();

create function tally_fold(p_limit integer) returns integer language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  v_folded integer;
begin
  with taken as (
    delete from tally_changes where id in (select id from tally_changes order by id limit p_limit for update skip locked)
    returning tally, day, amount
  ), summed as (
    select tally, day, sum(amount) as amount, count(*) as changes from taken group by tally, day order by tally, day
  ), folded as (
    insert into tallies as t (tally, day, amount) select tally, day, amount from summed
    on conflict (tally, day) do update set amount = t.amount + excluded.amount
  )
  select coalesce(sum(changes), 0) into v_folded from summed;
  return v_folded;
end $$;
revoke execute on function tally_fold(integer) from public;
grant execute on function tally_fold(integer) to oja_app;

-- What happened before this file.
insert into tallies (tally, day, amount)
select 'users/' || role || '/' || status, lagos_day(created_at), count(*)
  from users where erased_at is null group by 1, 2;
insert into tallies (tally, day, amount)
select counted.tally, counted.day, sum(counted.amount)
  from purchases p cross join lateral (values
    ('deals', lagos_day(p.created_at), 1::bigint),
    ('volume_kobo', lagos_day(p.created_at), deal_volume(p)),
    ('fees_kobo', lagos_day(p.settled_at), p.fee_kobo)
  ) counted (tally, day, amount)
 where counted.day is not null and counted.amount is not null
 group by 1, 2;

-- The best sellers first.
create index sale_figures_best on sale_figures (completed desc, earned_kobo desc);
