/** Locks the balance of a person's wallet, for tests with a lock wait. */
export const walletRow = ({ id }: { id: string }): string =>
  `select from ledger_balances b join ledger_accounts a on a.id = b.account_id
    where a.kind = 'wallet' and a.owner_id = '${id}' for update of b`;
