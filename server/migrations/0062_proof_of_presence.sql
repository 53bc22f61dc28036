-- When the person behind a session last gave the password or a code, which money out and other guarded calls ask for.
-- Wrong ones are counted per session, so that a stolen session cannot guess without end and cannot lock the owner out.
alter table sessions
  add column proven_at          timestamptz,
  add column proof_failures     integer not null default 0 check (proof_failures >= 0),
  add column proof_failed_at    timestamptz,
  add column proof_locked_until timestamptz;
comment on column sessions.proven_at is 'Valid for ten minutes, for this session alone; null after a change of password or second factor.';
grant select (proven_at, proof_failures, proof_failed_at, proof_locked_until),
      update (proven_at, proof_failures, proof_failed_at, proof_locked_until) on sessions to oja_app;
