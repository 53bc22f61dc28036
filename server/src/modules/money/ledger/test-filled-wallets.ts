/** Opens a wallet for every user of `fillTables`, with money in every fourth. There are no entries behind the balances. */
export const fundFilledWallets = `
  with opened as (insert into ledger_accounts (kind, owner_id)
                  select 'wallet', id from users where email like 'filled%' returning id)
  insert into ledger_balances (account_id, balance)
  select id, case when id % 4 = 0 then 100 * id else 0 end from opened`;
