import { claimCases, claimKindsFor } from '@oja/contract/cover-labels';
import type { Tx } from '../../../db/transaction.ts';
import { coverProcess } from '../../../domain/cover/cover-process.ts';
import type { CoverTerms } from '../../../domain/cover/held-part.ts';
import { draftNotification, type NotificationDraft } from '../../platform/notifications/index.ts';
import type { PurchaseRow } from './purchase.store.ts';

/** Begins cover in the transaction that pays the seller. Returns the notifications to both sides. */
export async function beginCover(
  tx: Tx,
  purchase: PurchaseRow,
  cover: CoverTerms,
): Promise<NotificationDraft[]> {
  const { id: purchaseId, buyerId, sellerId, handle } = purchase;
  const status = coverProcess.begin.to;
  await tx
    .insertInto('covers')
    .values({ purchaseId, buyerId, sellerId, status, ...cover })
    .execute();
  const { heldKobo, endsAt } = cover;
  const cases = claimCases(claimKindsFor(purchase));
  const data = { purchaseId, handle, heldKobo, endsAt, cases };
  return [
    draftNotification('cover_began', buyerId, { ...data, side: 'buyer' }),
    draftNotification('cover_began', sellerId, { ...data, side: 'seller' }),
  ];
}
