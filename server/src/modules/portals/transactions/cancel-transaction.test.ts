import { afterEach, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

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
    expect(refusalOf(without)).toEqual([400, 'invalid_input']);
    const key = { 'idempotency-key': 'cancel-1' };
    const first = await cancel({ reason: 'The seller is gone.' }, key);
    expect(first.body.data).toMatchObject({ status: 'failed', refunded: 100, completed_by: 'admin' });
    expect((await cancel({ reason: 'The seller is gone.' }, key)).status).toBe(200);
    expect(refusalOf(await cancel({ reason: 'Again.' }))).toEqual([409, 'purchase_state_conflict']);
    const notifications = await oja.call('listNotifications', { token: buyer.token });
    expect(notifications.body.data.map((row) => row.event)).toContain('purchase_cancelled');
    await expectCleanLedger(oja);
  });
});
