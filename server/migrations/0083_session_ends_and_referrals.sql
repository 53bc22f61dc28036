-- Why a session ended, so that its browser can say so when its next call is refused.

alter table sessions add column end_reason text check (end_reason in (
  'signed_out', 'signed_out_elsewhere', 'password_changed', 'two_factor_changed', 'ended_by_staff', 'role_changed',
  'suspended', 'account_closed'));
comment on column sessions.end_reason is 'Null while the session is open, and where it ended before reasons were kept.';
grant update (end_reason) on sessions to oja_app;

-- The friends whom a person invited, the latest first.
create index users_referred on users (referred_by, created_at desc) where referred_by is not null;
