-- A new name or address reaches the searched texts of purchases and tickets by a job. Inside the request it rewrote
-- every purchase of the person while their row was locked.

drop trigger changes_purchases on users;
drop function person_changes_purchases();
drop trigger changes_tickets on users;
drop function person_changes_tickets();

create function person_changes_search() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('restate_search_text', json_build_object('userId', new.id),
    max_attempts => 12, job_key => 'restate-search:' || new.id);
  return null;
end $$;
create trigger changes_search after update of name, email on users for each row
  when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function person_changes_search();

comment on column purchases.search_text is
  'Handle, buyer and seller as staff search them; restated by a job when one of the two changes name or address.';
comment on column tickets.search_text is
  'Subject and person as staff search them; restated by a job when the person changes name or address.';
