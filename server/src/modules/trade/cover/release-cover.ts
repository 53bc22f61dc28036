import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { type DueRows, isNotPostponed } from '../../platform/row-polls/index.ts';
import { isReleaseHeld, waitsForBank } from '../purchases/index.ts';
import { endCover, lockCover } from './cover.store.ts';

/**
 * Releases the held part of one cover whose time is over. Safe to call at any time by any number of workers: nothing is
 * done for one that has ended, is not due, or has an open claim, or while a bank asks its buyer for a payment back. Returns
 * whether it was released.
 */
export function releaseCover(deps: Pick<Deps, 'db' | 'now'>, purchaseId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (await isReleaseHeld(tx, purchaseId)) return false;
    const locked = await lockCover(tx, purchaseId);
    const { purchase, cover, claim } = locked;
    const now = deps.now();
    if (cover.status !== 'running' || claim !== undefined || now < cover.endsAt) return false;
    const { handle, buyerId, sellerId } = purchase;
    const { heldKobo } = cover;
    await endCover(tx, locked, { transition: 'release', releasedKobo: heldKobo, now });
    const data = { purchaseId, handle, releasedKobo: heldKobo };
    const notifications = [
      draftNotification('cover_ended', sellerId, { ...data, side: 'seller' }),
      draftNotification('cover_ended', buyerId, { ...data, side: 'buyer' }),
    ];
    await notifyAll(tx, notifications, now);
    if (heldKobo > 0) {
      await postTransfer(tx, postings.coverReleased({ purchaseId, sellerId, handle, heldKobo }), now);
    }
    return true;
  });
}

/** Covers whose time is over and that neither a claim nor a bank holds, the longest first. */
export async function findDueCovers(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('covers')
    .select('purchaseId')
    .where('status', '=', 'running')
    .where('endsAt', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('coverClaims')
            .select('id')
            .whereRef('coverClaims.purchaseId', '=', 'covers.purchaseId')
            .where('coverClaims.status', '=', 'open'),
        ),
      ),
    )
    .where(({ not }) => not(waitsForBank('covers.buyerId')))
    .where(isNotPostponed(poll, sql.ref('covers.purchase_id'), now))
    .orderBy('endsAt')
    .limit(limit)
    .execute();
  return rows.map(({ purchaseId }) => purchaseId);
}
