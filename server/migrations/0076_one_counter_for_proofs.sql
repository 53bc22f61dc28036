-- Wrong proofs of presence count in sign_in_failures like every other failed attempt. Codes of a session have a counter of
-- their own, so that the right password does not forgive guessed codes.
alter table sign_in_failures
  drop constraint sign_in_counters_counter_check,
  add constraint sign_in_failures_counter_check
    check (counter in ('network', 'device', 'session', 'session_codes', 'unknown_devices', 'unknown_device_codes'));

-- Locks that are in force stay in force.
insert into sign_in_failures (email, door, counter, source, failures, last_failed_at, locked_until)
select u.email, case when s.scope = 'admin' then 'staff' else 'user' end,
       case when u.two_factor_enabled_at is null then 'session' else 'session_codes' end,
       s.id::text, s.proof_failures, s.proof_failed_at, s.proof_locked_until
  from sessions s join users u on u.id = s.user_id
 where s.ended_at is null and s.proof_failures > 0 and s.proof_failed_at is not null and s.proof_locked_until > now()
    on conflict (email, door, counter, source) do update
   set failures = excluded.failures, last_failed_at = excluded.last_failed_at, locked_until = excluded.locked_until;

alter table sessions
  drop column proof_failures,
  drop column proof_failed_at,
  drop column proof_locked_until;
