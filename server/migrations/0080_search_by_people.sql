-- Staff search purchases and tickets by the names of their people where the names are: a new name rewrites nothing.

drop trigger changes_search on users;
drop function person_changes_search();
do $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = 'restate_search_text'));
  end if;
end $$;

create index purchases_handle_search on purchases using gin (lower(handle) gin_trgm_ops);
alter table purchases drop column search_text;
drop function purchase_search_text(text, uuid, uuid);

create index tickets_subject_search on tickets using gin (lower(subject) gin_trgm_ops);
alter table tickets drop column search_text;
drop function ticket_search_text(text, uuid);
