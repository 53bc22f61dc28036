-- A corrected day of joining counts for that day: the demo's people joined before the day they are loaded.
drop trigger tallied_when_changed on users;
create trigger tallied_when_changed after update of role, status, erased_at, created_at on users for each row
  when ((old.role, old.status, old.erased_at, old.created_at)
    is distinct from (new.role, new.status, new.erased_at, new.created_at))
  execute function tally_changed_user();

delete from tally_changes where tally like 'users/%';
delete from tallies where tally like 'users/%';
insert into tallies (tally, day, amount)
select 'users/' || role || '/' || status, lagos_day(created_at), count(*)
  from users where erased_at is null group by 1, 2;
