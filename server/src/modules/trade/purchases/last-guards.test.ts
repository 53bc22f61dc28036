import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockPurchase, movePurchase } from './purchase.store.ts';

/**
 * The last checks behind locks and decisions. No request reaches them, so each is called directly, as code without the
 * earlier check would.
 */
const oja = await startOja();
const market = await openMarket(oja);

const eventOf = (purchaseId: string) => ({
  purchaseId,
  happenedAt: oja.deps.now(),
  transition: 'dispute',
  fromStatus: 'pending' as const,
  toStatus: 'disputed' as const,
  actor: 'buyer' as const,
  actorId: null,
  text: null,
});

describe('the last guards of a purchase', () => {
  test('one that moved meanwhile is not moved again, and nothing is noted', async () => {
    const { id } = await buy(market);
    const stale = await inTransaction(oja.deps.db, async (tx) => (await lockPurchase(tx, id)).purchase);
    const confirmed = await oja.call('confirmPurchase', { token: market.buyer.token, params: { id } });
    expect(confirmed.status).toBe(200);
    const before = await countEvents(id);
    const late = inTransaction(oja.deps.db, (tx) =>
      movePurchase(tx, stale, { change: { note: 'Too late.' }, event: eventOf(id) }),
    );
    await expect(late).rejects.toThrow('is not pending any more');
    expect(await countEvents(id)).toBe(before);
    await expectCleanLedger(oja);
  });

  test('one that is over stays as it is', async () => {
    const { id } = await buy(market);
    await oja.call('confirmPurchase', { token: market.buyer.token, params: { id } });
    const change = oja.deps.db
      .updateTable('purchases')
      .set({ settledBy: 'admin' })
      .where('id', '=', id)
      .execute();
    await expect(change).rejects.toThrow('is over');
    expect(await statusOfPurchase(oja, id)).toBe('completed');
  });

  test('an account that is sold cannot be sold again, even beside all locks', async () => {
    const { id } = await buy(market);
    const { number, staffStatus, ...sold } = await oja.deps.db
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([number, staffStatus]).toEqual([expect.anything(), 'processing']);
    const again = await oja.deps.db
      .insertInto('purchases')
      .values({ ...sold, id: randomUUID() })
      .execute()
      .catch((error: unknown) => error);
    expect(isUniqueViolation(again, 'purchases_one_live_sale')).toBe(true);
  });
});

async function countEvents(purchaseId: string): Promise<number> {
  const { count } = await oja.deps.db
    .selectFrom('purchaseEvents')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('purchaseId', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return count;
}
