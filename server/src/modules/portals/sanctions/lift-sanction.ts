import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { changeOtherAccount, type StaffMember } from '../../people/accounts/index.ts';
import {
  endSanction,
  findSanctioned,
  readSanction,
  type SanctionEnd,
  type SanctionRow,
} from '../../people/sanctions/index.ts';
import { followSellerReturn } from '../../trade/listings/index.ts';

/** Ends a sanction by hand. Returns whose it was. */
export async function liftSanction(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  order: { sanctionId: string; reason: string; by: StaffMember },
): Promise<string> {
  const { sanctionId, reason, by } = order;
  const userId = await findSanctioned(deps.db, sanctionId);
  if (userId === undefined) throw new Refusal('not_found');
  await changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx, { target }) => {
    const row = await readSanction(tx, sanctionId);
    if (row.endedAt !== null) throw new Refusal('sanction_over');
    await endWithListings(tx, row, { target, by, reason, now: deps.now() });
  });
  deps.market.changed();
  return userId;
}

/** Ends a sanction under the lock of the person; listings that return to the market are in the alerts of saved searches. */
export async function endWithListings(tx: Tx, row: SanctionRow, end: SanctionEnd): Promise<void> {
  await endSanction(tx, row, end);
  const returns = row.kind === 'selling_paused' || row.kind === 'suspension';
  if (returns) await followSellerReturn(tx, { sellerId: row.userId, now: end.now });
}
