-- The page of a person: indexes for its lists, links between accounts, and a new e-mail address by staff.

-- Disputes and claims of one person are found without reading all their purchases.
create index purchases_buyer_disputes on purchases (buyer_id, created_at desc, id desc) where dispute_status <> 'none';
create index purchases_seller_disputes on purchases (seller_id, created_at desc, id desc) where dispute_status <> 'none';
create index purchases_buyer_held on purchases (buyer_id) include (price_kobo) where status in ('pending', 'disputed');
create index cover_claims_buyer on cover_claims (buyer_id, opened_at desc, id desc);
create index cover_claims_seller on cover_claims (seller_id, opened_at desc, id desc);
create index withdrawals_user_open on withdrawals (user_id) include (amount_kobo) where settled_at is null;

-- What two accounts have in common.
create index bank_accounts_fingerprint on bank_accounts (fingerprint);
create index users_phone on users (phone) where phone <> '' and erased_at is null;
create index sessions_address on sessions (address, user_id);

-- A browser keeps a token for each account that signed in with it; the accounts of one browser share its id.
alter table device_tokens add column browser_id uuid;
update device_tokens set browser_id = id;
alter table device_tokens alter column browser_id set not null;
comment on column device_tokens.browser_id is 'The same for all accounts that signed in with this browser.';
create index device_tokens_browser on device_tokens (browser_id);

-- A new address counts when the link that was mailed to it is opened; details hold the address until then.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('reset_password', 'confirm_email', 'change_email', 'two_factor'));
