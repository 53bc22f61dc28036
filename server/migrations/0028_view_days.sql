-- How often each listing was looked at, day by day. A row of listing_views keeps a person's last look alone, so counting
-- those by day would take a look away from the past whenever somebody comes back.
create table listing_view_days (
  listing_id uuid not null references listings on delete cascade,
  day        date not null,
  views      integer not null check (views > 0),
  primary key (listing_id, day)
) with (fillfactor = 50);
comment on table listing_view_days is 'A person counts once a day for each listing; whom it was is not kept here.';
create index listing_view_days_age on listing_view_days (day);
grant select, delete on listing_view_days to oja_app;

insert into listing_view_days (listing_id, day, views)
select listing_id, (viewed_at at time zone 'Africa/Lagos')::date, count(*) from listing_views group by 1, 2;

create function listing_views_count() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_day date := (new.viewed_at at time zone 'Africa/Lagos')::date;
begin
  if tg_op = 'UPDATE' and (old.viewed_at at time zone 'Africa/Lagos')::date = v_day then return null; end if;
  insert into listing_view_days as d (listing_id, day, views) values (new.listing_id, v_day, 1)
  on conflict (listing_id, day) do update set views = d.views + 1;
  return null;
end $$;
create trigger listing_views_count after insert or update on listing_views
  for each row execute function listing_views_count();
