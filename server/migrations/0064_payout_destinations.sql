-- Payout destinations: bank accounts, mobile wallets and cards follow one rule about who holds them and from when they
-- can be used, and a withdrawal carries the recipient that was decided on.

alter table users add column name_changed_at timestamptz;
comment on column users.name_changed_at is 'When the name last changed; withdrawals wait a day after it.';

-- A mobile wallet is an account at the bank code of its institution.
alter table bank_accounts add column kind text not null default 'bank' check (kind in ('bank', 'mobile'));
alter table bank_accounts alter column kind drop default;
alter table bank_accounts add constraint bank_accounts_primary_is_bank check (not (is_primary and kind = 'mobile'));
alter table bank_accounts add column approved_for_name text;
comment on column bank_accounts.approved_for_name is
  'The name of the person for which staff accepted a holder that does not match by itself; for another name it counts for nothing.';

update bank_accounts b set approved_for_name = u.name
  from users u, audit_log l
 where u.id = b.user_id and l.subject_kind = 'bank_account' and l.subject_id = b.id::text
   and l.action = 'bank_account.accepted' and l.before ->> 'accountName' = b.account_name;

-- The gateway gives one card several authorisations and always the same signature.
alter table payment_cards
  add column signature text,
  add column usable_from timestamptz,
  add column recipient_code text;
update payment_cards set usable_from = last_used_at + interval '24 hours';
alter table payment_cards alter column usable_from set not null;
alter table payment_cards drop constraint payment_cards_user_id_last4_brand_bank_key;
create unique index payment_cards_once on payment_cards (user_id, signature);
create index payment_cards_last4 on payment_cards (user_id, last4);
comment on column payment_cards.usable_from is 'A day after the card first paid in.';
comment on column payment_cards.recipient_code is 'Made at the gateway before the first withdrawal to the card.';

alter table withdrawals add column destination_usable_from timestamptz;
update withdrawals set destination_usable_from = created_at;
alter table withdrawals alter column destination_usable_from set not null;
comment on column withdrawals.destination_usable_from is 'From when the destination could be used, as it was decided on.';
comment on column withdrawals.recipient_code is
  'Whom the gateway pays: copied from the destination when the money was held, and never read from it again.';
comment on column withdrawals.mobile_target is 'Sealed: provider, number and holder. Only rows from before mobile wallets were linked.';

-- What was held before and has not been sent yet. A mobile wallet or a card gets its recipient when it is sent.
update withdrawals w set recipient_code = b.recipient_code
  from bank_accounts b
 where b.id = w.bank_account_id and w.recipient_code is null and w.settled_at is null;
