-- The Security Center reads the latest failures and counts those with two-factor sign-in, however many people there are.

create index sign_in_failures_latest on sign_in_failures (last_failed_at);
create index users_two_factor on users (role) where two_factor_enabled_at is not null and erased_at is null;
