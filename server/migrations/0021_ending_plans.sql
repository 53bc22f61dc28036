-- Somebody may end a paid plan instead of renewing it, whether or not a free one is offered to change to.
alter table subscriptions add column ends boolean not null default false;
comment on column subscriptions.ends is 'The plan is not renewed: when its period is over it lapses.';
alter table subscriptions add constraint subscriptions_ends_has_its_day
  check (not ends or (period_ends_at is not null and next_plan_id is null));
