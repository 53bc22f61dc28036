import { nairaText } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { notify } from '../../platform/notifications/index.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { lockPurchase, recordEvent } from '../purchases/index.ts';
import { endSettlement, lockSettlement } from './settlement.store.ts';

/** Runs every minute and ends proposals that were not answered in time. Every answer compares the time itself, too. */
export const lapseSettlements = definePoll({
  name: 'lapse_settlements',
  find: findDue,
  handle: lapseSettlement,
});

/** Ends one proposal whose time is over. Safe to call at any time by any number of workers. */
export async function lapseSettlement(deps: Pick<Deps, 'db' | 'now'>, settlementId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const found = await tx
      .selectFrom('disputeSettlements')
      .select('purchaseId')
      .where('id', '=', settlementId)
      .executeTakeFirst();
    if (found === undefined) return;
    const { purchaseId } = found;
    const { purchase } = await lockPurchase(tx, purchaseId);
    const settlement = await lockSettlement(tx, { purchaseId, settlementId });
    const now = deps.now();
    if (settlement.status !== 'proposed' || now < settlement.dueAt) return;
    await endSettlement(tx, settlement, { transition: 'lapse', now });
    const { refundKobo } = settlement;
    await recordEvent(tx, {
      purchaseId,
      happenedAt: now,
      transition: 'lapse_settlement',
      fromStatus: purchase.status,
      toStatus: purchase.status,
      actor: 'clock',
      actorId: null,
      text: `${nairaText(refundKobo)} back to the buyer`,
    });
    const data = { handle: purchase.handle, purchaseId, refundKobo };
    for (const userId of [purchase.buyerId, purchase.sellerId])
      await notify(tx, 'settlement_lapsed', userId, data, now);
  });
}

async function findDue(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('disputeSettlements')
    .select('id')
    .where('status', '=', 'proposed')
    .where('dueAt', '<=', now)
    .where(isNotPostponed(poll, sql.ref('dispute_settlements.id'), now))
    .orderBy('dueAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
