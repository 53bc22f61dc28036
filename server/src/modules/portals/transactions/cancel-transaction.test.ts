import { afterEach, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, openMarket } from '../../../../test/purchases.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, admin } = market;
afterEach(() => expectCleanLedger(oja));

describe('POST /admin/transactions/{id}/cancel', () => {
  test('gives everything back with a reason, once per key, and tells both', async () => {
    const { id } = await buy(market, { listing: { handle: '@calledoff', price: 100 } });
    const cancel = (body: BodyFor<'cancelTransaction'>, headers: Record<string, string> = {}) =>
      oja.call('cancelTransaction', { token: admin.token, params: { id }, body, headers });
    const without = await oja.callRaw('cancelTransaction', { token: admin.token, params: { id }, body: {} });
    expect(without.status).toBe(400);
    const key = { 'idempotency-key': 'cancel-1' };
    const first = await cancel({ reason: 'The seller is gone.' }, key);
    expect(first.body.data).toMatchObject({ status: 'failed', refunded: 100, completed_by: 'admin' });
    expect((await cancel({ reason: 'The seller is gone.' }, key)).status).toBe(200);
    expect((await cancel({ reason: 'Again.' })).status).toBe(409);
    const notifications = await oja.call('listNotifications', { token: buyer.token });
    expect(notifications.body.data.map((row) => row.event)).toContain('purchase_cancelled');
    await expectCleanLedger(oja);
  });
});
