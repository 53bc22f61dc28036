import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isRulingDue, paysSeller } from '../../../domain/dispute/decide-appeal.ts';
import type { PurchaseActor } from '../../../domain/purchase/purchase-process.ts';
import type { AuditEntry } from '../../platform/audit/index.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import {
  isReleaseHeld,
  type LockedPurchase,
  lockPurchase,
  type PurchaseRow,
  recordEvent,
  waitsForBank,
} from '../purchases/index.ts';
import { lockRuling, moveRuling, type RulingRow } from './ruling.store.ts';
import { sellerLoses } from './seller-loss.queries.ts';
import { takeRuledStep } from './take-ruled-step.ts';

/**
 * Runs every minute and carries out rulings whose time for an appeal is over, and those that waited for a bank after both
 * sides had given up their appeal.
 */
export const executeRulings = definePoll({ name: 'execute_rulings', find: findDue, handle: executeRuling });

/**
 * Carries out the ruling of one purchase if it is due, and if it pays the seller nothing while a bank asks the buyer for a
 * payment back. Safe to call at any time by any number of workers.
 */
export function executeRuling(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  purchaseId: string,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const isHeld = await isReleaseHeld(tx, purchaseId);
    const locked = await lockPurchase(tx, purchaseId);
    const { dispute, purchase } = locked;
    if (dispute === undefined || dispute.status === 'resolved') return false;
    const ruling = await lockRuling(tx, dispute.id);
    if (ruling === undefined || !isRulingDue(purchase, ruling, deps.now())) return false;
    if (isHeld && paysSeller(purchase, ruling)) return false;
    await executeLockedRuling(tx, deps, locked, {
      ruling,
      transition: 'execute',
      by: { actor: 'clock', id: null },
    });
    return true;
  });
}

/** Takes the step that a waiting ruling decided, in the name of the member of staff who decided it. */
export async function executeLockedRuling(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  execution: {
    ruling: RulingRow;
    transition: 'execute' | 'uphold';
    by: { actor: PurchaseActor; id: string | null };
    line?: (after: PurchaseRow) => AuditEntry;
  },
): Promise<void> {
  const { ruling, transition, by, line } = execution;
  const now = deps.now();
  await moveRuling(tx, ruling, transition, now);
  const { id: purchaseId, status } = locked.purchase;
  await recordEvent(tx, {
    purchaseId,
    happenedAt: now,
    transition: 'execute_ruling',
    fromStatus: status,
    toStatus: status,
    actor: by.actor,
    actorId: by.id,
    text: null,
  });
  await takeRuledStep(tx, deps, locked, {
    transition: ruling.type,
    by: { actor: 'admin', id: ruling.decidedBy },
    text: ruling.details,
    refundKobo: ruling.type === 'partial_refund' ? ruling.refundKobo : undefined,
    earlyReason: ruling.earlyReason ?? undefined,
    ...(line ? { line } : {}),
  });
}

async function findDue(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('rulings as r')
    .innerJoin('purchases as p', 'p.id', 'r.purchaseId')
    .select('r.purchaseId')
    .where('r.status', '=', 'waiting')
    .where(sql<boolean>`(r.appeal_until <= ${now} or (
      (r.buyer_waived_at is not null or r.refund_kobo = p.price_kobo)
      and (r.seller_waived_at is not null or not ${sql.raw(sellerLoses)})))`)
    // As `executeRuling` refuses: a ruling that waits for a bank would otherwise be in every batch.
    .where(sql<boolean>`(r.refund_kobo = p.price_kobo or not ${waitsForBank('p.buyerId')})`)
    .where(isNotPostponed(poll, sql.ref('r.purchase_id'), now))
    .orderBy('r.appealUntil')
    .limit(limit)
    .execute();
  return rows.map(({ purchaseId }) => purchaseId);
}
