import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { offer, openMarket } from '../../../../test/purchases.ts';
import { waitingForLocks } from '../../../../test/waiting-for-locks.ts';
import { suspendUser } from '../../people/sanctions/index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, admin } = market;

test('a buyer who is suspended while buying buys nothing', async () => {
  const listing = await offer(market);
  const held = Promise.withResolvers<void>();
  const maySuspend = Promise.withResolvers<void>();
  const suspending = suspendUser(oja.deps, {
    userId: buyer.id,
    by: { id: admin.id, label: admin.email, role: 'admin' },
    inSameTransaction: () => {
      held.resolve();
      return maySuspend.promise;
    },
  });
  await held.promise;
  // The session is still valid when it is read.
  const buying = oja.call('createPurchase', { token: buyer.token, body: { listing_id: listing.id } });
  await expect.poll(() => waitingForLocks(oja)).toBe(1);
  maySuspend.resolve();
  await suspending;
  const { status, body } = await buying;
  expect([status, body.code]).toEqual([403, 'account_suspended']);
  const left = await oja.deps.db
    .selectFrom('listings')
    .select('status')
    .where('id', '=', listing.id)
    .executeTakeFirst();
  expect(left).toEqual({ status: 'posted' });
  await expectCleanLedger(oja);
});
