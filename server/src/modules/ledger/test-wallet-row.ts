/** Locks what a person's wallet holds, for tests in which somebody hangs at it. */
export const walletRow = ({ id }: { id: string }): string =>
  `select from ledger_balances b join ledger_accounts a on a.id = b.account_id
    where a.kind = 'wallet' and a.owner_id = '${id}' for update of b`;
