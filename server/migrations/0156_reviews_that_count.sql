-- The stars of a review of a purchase below the minimum price that counts are shown, and in no average.
alter table reviews add column counted boolean not null default true;
alter table reviews alter column counted drop default;
comment on column reviews.counted is
  'Whether its stars are in the averages: not for a small purchase; decided when it was written.';
