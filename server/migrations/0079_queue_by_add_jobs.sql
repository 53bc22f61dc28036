-- Jobs are queued with Graphile Worker's add_jobs alone.
drop function job_task(text);
