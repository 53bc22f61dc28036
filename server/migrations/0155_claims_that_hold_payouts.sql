-- A claim about a purchase below the minimum price that counts holds the held part alone. Until now every claim held all
-- payouts of its seller.
alter table cover_claims add column holds_payouts boolean not null default true;
alter table cover_claims alter column holds_payouts drop default;
comment on column cover_claims.holds_payouts is
  'Whether all payouts of the seller wait while it is open; decided by the price when it was opened.';
