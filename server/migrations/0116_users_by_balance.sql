-- The list of users by balance, and by the day they joined. Empty accounts, which most of them are, stay out of the index.
create index ledger_balances_funded on ledger_balances (balance) where balance > 0;
create index users_joined on users (created_at) include (id, number, role, status) where erased_at is null;
