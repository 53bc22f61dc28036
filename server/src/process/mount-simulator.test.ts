import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { refusalOf } from '../../test/refusal-of.ts';

const noKey = { PAYSTACK_SECRET_KEY: '', PAYSTACK_BASE_URL: '' };

describe('the Paystack simulator', () => {
  test('is mounted under its own path when there is no key, with its own rules', async () => {
    const oja = await startOja({ env: noKey });
    const unknown = await oja.app.inject({ url: '/paystack-simulator/transaction/verify/x' });
    expect([unknown.statusCode, unknown.json().status]).toEqual([401, false]);
    const ours = await oja.app.inject({ url: '/api/nothing' });
    expect([ours.statusCode, ours.json().status]).toEqual([404, 'error']);
  });

  test('is not there when a key is set', async () => {
    const oja = await startOja();
    const answer = await oja.app.inject({ url: '/paystack-simulator/transaction/verify/x' });
    expect(answer.statusCode).toBe(404);
  });

  test('is never mounted in production, where payments without a key are not available', async () => {
    const appKeys = `k1:${randomBytes(32).toString('base64')}`;
    const oja = await startOja({ env: { ...noKey, NODE_ENV: 'production', APP_KEYS: appKeys } });
    const ada = await oja.person();
    const answer = await oja.app.inject({ url: '/paystack-simulator/checkout/x' });
    expect(answer.statusCode).toBe(404);
    const pay = await oja.call('payPaystack', { token: ada.token, body: { amount: 500 } });
    expect(refusalOf(pay)).toEqual([503, 'payments_unavailable']);
    const signed = await oja.app.inject({
      method: 'POST',
      url: '/api/paystack/webhook',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': 'x' },
      payload: '{"event":"charge.success","data":{}}',
    });
    expect([signed.statusCode, signed.json().code]).toEqual([401, 'webhook_signature_wrong']);
  });
});
