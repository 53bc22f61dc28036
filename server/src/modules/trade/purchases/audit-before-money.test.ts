import { expect, test } from 'vitest';
import type { RawCallResult } from '../../../../test/calls.ts';
import { onServer } from '../../../../test/database-server.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { confirmEmail, linkAccount, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { waitingForLocks } from '../../../../test/waiting-for-locks.ts';

/**
 * An entry of the audit log waits until every earlier entry is committed. Staff who move money wait for that before the
 * wallets are locked, so that buyers and sellers do not wait for it as well.
 */
const oja = await startOjaWithPaystack();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;
// The seller has a wallet only after this purchase.
const { id } = await buy(market);
await oja.call('confirmPurchase', { token: buyer.token, params: { id } });

test.each<[string, () => Promise<() => Promise<RawCallResult>>]>([
  [
    'deciding a dispute',
    async () => {
      const { id } = await buyAndDispute(market);
      const body = {
        type: 'partial_refund',
        refund_amount: 10,
        details: 'Both a little.',
        early_reason: 'It cannot wait.',
      } as const;
      return () => oja.call('resolveDispute', { token: admin.token, params: { purchase_id: id }, body });
    },
  ],
  [
    'calling a purchase off',
    async () => {
      const { id } = await buy(market);
      const body = { reason: 'Sold twice.' };
      return () => oja.call('cancelTransaction', { token: admin.token, params: { id }, body });
    },
  ],
  [
    'adding a sale',
    async () => {
      const sold = { buyer_id: buyer.id, seller_id: seller.id, platform: 'instagram', account: 'by_hand' };
      const body = { ...sold, amount: 100, reason: 'Agreed by phone.' };
      return () => oja.call('addTransaction', { token: admin.token, body });
    },
  ],
  [
    'returning a withdrawal',
    async () => {
      await confirmEmail(oja, buyer);
      const order = { amount: 200, method: 'bank', bank_account_id: await linkAccount(oja, buyer) } as const;
      const { body } = await oja.call('requestWithdrawal', { token: buyer.token, body: order });
      const params = { id: body.data.id };
      const reason = { reason: 'Asked for by phone.' };
      return () => oja.call('adminReturnWithdrawal', { token: admin.token, params, body: reason });
    },
  ],
])('%s leaves the wallets free while it waits for the audit log', async (_what, prepare) => {
  const act = await prepare();
  await onServer(oja.ownerUrl, async (client) => {
    await client.query(`begin; select pg_advisory_xact_lock(hashtext('audit_log'))`);
    const acting = act();
    await expect.poll(() => waitingForLocks(oja)).toBe(1);
    const free = await client.query(
      `select from ledger_balances b join ledger_accounts a on a.id = b.account_id
        where a.kind = 'wallet' and a.owner_id = any ($1::uuid[]) for update of b skip locked`,
      [[buyer.id, seller.id]],
    );
    await client.query('rollback');
    expect([(await acting).status, free.rowCount]).toEqual([200, 2]);
  });
  await expectCleanLedger(oja);
});
