import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { findPayoutHold } from '../../money/payouts/index.ts';

/**
 * Whether a bank asks the buyer for a payment back, so that neither escrow nor the held part of cover is paid to the
 * seller. Called before the purchase is locked: the buyer, who never changes, is locked for share, so that a chargeback is
 * opened wholly before the release or wholly after.
 */
export async function isReleaseHeld(tx: Tx, purchaseId: string): Promise<boolean> {
  const buyer = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (query) => query.selectFrom('purchases').select('buyerId').where('id', '=', purchaseId))
    .forShare()
    .executeTakeFirst();
  return buyer !== undefined && (await findPayoutHold(tx, buyer.id, ['chargeback'])) !== undefined;
}

/** The same for lists and screens, as a condition on the column of the buyer. */
export function waitsForBank(buyerColumn: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from payout_holds h where h.user_id = ${sql.ref(buyerColumn)}
                               and h.reason = 'chargeback' and h.lifted_at is null)`;
}
