import type { Tx } from '../../../db/transaction.ts';

export interface WalletOwner {
  id: string;
  name: string;
}

/** The people in whose wallets these ledger entries are, by entry. */
export async function readWalletOwners(
  tx: Tx,
  entryIds: readonly number[],
): Promise<Map<number, WalletOwner>> {
  const rows = await tx
    .selectFrom('ledgerEntries as e')
    .innerJoin('ledgerAccounts as a', 'a.id', 'e.accountId')
    .innerJoin('users as u', 'u.id', 'a.ownerId')
    .select(['e.id as entryId', 'u.id', 'u.name'])
    .where('e.id', 'in', [0, ...entryIds])
    .execute();
  return new Map(rows.map(({ entryId, id, name }) => [Number(entryId), { id, name }]));
}
