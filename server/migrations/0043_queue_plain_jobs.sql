-- The number that the queue knows a task by, which it is given when it is first queued.
create function job_task(p_name text) returns integer language plpgsql as $$
begin
  insert into graphile_worker._private_tasks (identifier) values (p_name) on conflict do nothing;
  return (select id from graphile_worker._private_tasks where identifier = p_name);
end $$;
grant execute on function job_task(text) to oja_app;
