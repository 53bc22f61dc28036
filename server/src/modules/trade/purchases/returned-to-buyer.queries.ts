import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/** What a buyer got back for one purchase beside its settlement. */
export interface ReturnedToBuyer {
  /** Awarded by an appeal, from Oja's own account. */
  awardedKobo: number;
  /** Paid by an upheld claim. */
  claimedKobo: number;
}

/** Decisions read it under the lock of the purchase, so that an appeal and a claim never return the same money. */
export async function readReturnedToBuyer(db: Db | Tx, purchaseId: string): Promise<ReturnedToBuyer> {
  const { awardedKobo } = await db
    .selectFrom('appeals')
    .select((select) => select.fn.sum<string | null>('awardKobo').as('awardedKobo'))
    .where('purchaseId', '=', purchaseId)
    .where('status', '=', 'awarded')
    .where('side', '=', 'buyer')
    .executeTakeFirstOrThrow();
  const { claimedKobo } = await db
    .selectFrom('coverClaims')
    .select((select) => select.fn.sum<string | null>('refundKobo').as('claimedKobo'))
    .where('purchaseId', '=', purchaseId)
    .where('status', '=', 'upheld')
    .executeTakeFirstOrThrow();
  return { awardedKobo: Number(awardedKobo ?? 0), claimedKobo: Number(claimedKobo ?? 0) };
}
