import { createHmac, randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@oja/contract/durations';
import { startSimulator } from '@oja/paystack-simulator';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaystack, PaystackRefused, PaystackUnclear } from './index.ts';
import { isSignedByPaystack } from './webhook-signature.ts';

/** Runs against the simulator, which replies as strictly and as oddly as the documentation describes. */
const secretKey = 'sk_test_gateway';
const simulator = await startSimulator({ port: 0, stateFile: ':memory:', secretKey, holdMs: minuteMs });
afterAll(() => simulator.close());
const paystack = createPaystack({ secretKey, baseUrl: simulator.url });

const control = async (path: string, body: object) => {
  const response = await fetch(`${simulator.url}/__sim${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
};
beforeEach(() => control('/reset', {}));

const payment = (amountKobo = 500_000) => ({
  email: 'ada@example.com',
  amountKobo,
  reference: `fund-${randomUUID()}`,
  callbackUrl: 'http://localhost:3000/dashboard/wallet/callback',
  cancelUrl: 'http://localhost:3000/dashboard/wallet',
  metadata: { user_id: randomUUID() },
});

async function pay(authorizationUrl: string, outcome: string): Promise<string | null> {
  const response = await fetch(authorizationUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}`,
  });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

describe('paying in', () => {
  test('starts on the hosted page, comes back with the reference, and is verified', async () => {
    const input = payment();
    const { authorizationUrl } = await paystack.initialize(input);
    expect(await paystack.verifyCharge(input.reference)).toMatchObject({ status: 'abandoned' });
    const location = new URL((await pay(authorizationUrl, 'success')) ?? '');
    expect(location.searchParams.get('reference')).toBe(input.reference);
    expect(await paystack.verifyCharge(input.reference)).toMatchObject({
      status: 'success',
      domain: 'test',
      reference: input.reference,
      amountKobo: 500_000,
      currency: 'NGN',
    });
  });

  test('may fail and then succeed under one reference', async () => {
    const input = payment();
    const { authorizationUrl } = await paystack.initialize(input);
    await pay(authorizationUrl, 'failed');
    expect((await paystack.verifyCharge(input.reference))?.status).toBe('failed');
    await pay(authorizationUrl, 'success');
    expect((await paystack.verifyCharge(input.reference))?.status).toBe('success');
  });

  test('an unknown reference is undefined, however Paystack words it', async () => {
    for (let n = 0; n < 8; n += 1)
      expect(await paystack.verifyCharge(`fund-${randomUUID()}`)).toBeUndefined();
  });

  test('a reference that was used is refused', async () => {
    const input = payment();
    await paystack.initialize(input);
    await expect(paystack.initialize(input)).rejects.toMatchObject({ code: 'duplicate_reference' });
  });
});

describe('paying out', () => {
  const account = (accountNumber: string) => ({
    type: 'nuban' as const,
    name: 'Ada Obi',
    accountNumber,
    bankCode: '058',
  });
  const send = async (accountNumber: string) => {
    const { recipientCode } = await paystack.createRecipient(account(accountNumber));
    const reference = `wd_${randomUUID()}`;
    return {
      reference,
      sending: paystack.sendTransfer({ amountKobo: 50_000, recipientCode, reference, reason: 'Test' }),
    };
  };

  test('lists banks, resolves names and tells "not found" from "try later"', async () => {
    const banks = await paystack.listBanks();
    expect(banks).toContainEqual({ name: 'Test Bank', code: '001' });
    expect(await paystack.resolveAccount({ accountNumber: '0123456789', bankCode: '058' })).toEqual({
      accountName: 'TEST ACCOUNT 0123456789',
    });
    await expect(
      paystack.resolveAccount({ accountNumber: '0000000000', bankCode: '058' }),
    ).rejects.toBeInstanceOf(PaystackRefused);
  });

  test('one account is one recipient, however often it is asked for', async () => {
    const [one, two] = [
      await paystack.createRecipient(account('0123456789')),
      await paystack.createRecipient(account('0123456789')),
    ];
    expect(one).toEqual(two);
  });

  test('sends a transfer and verifies it', async () => {
    const { reference, sending } = await send('0123456789');
    expect(await sending).toMatchObject({ reference, status: 'success', amountKobo: 50_000 });
    expect(await paystack.verifyTransfer(reference)).toMatchObject({ status: 'success' });
    expect(await paystack.verifyTransfer(`wd_${randomUUID()}`)).toBeUndefined();
  });

  test('a server error after accepting is unclear, and verification tells what happened', async () => {
    const { reference, sending } = await send('0000000004');
    await expect(sending).rejects.toBeInstanceOf(PaystackUnclear);
    expect(await paystack.verifyTransfer(reference)).toMatchObject({ reference });
  });

  test('reads the balance that transfers are paid from', async () => {
    expect((await paystack.readBalance()).balanceKobo).toBeGreaterThan(0);
  });
});

describe('when Paystack misbehaves', () => {
  test.each(['error-before', 'malformed', 'html', 'huge', 'rate-limited'])(
    '%s is unclear, never failed',
    async (kind) => {
      await control('/faults', { endpoint: 'GET /balance', fault: { kind }, times: 5 });
      await expect(paystack.readBalance()).rejects.toBeInstanceOf(PaystackUnclear);
    },
  );

  test('reading is tried again after a passing fault', async () => {
    await control('/faults', { endpoint: 'GET /balance', fault: { kind: 'error-before' }, times: 1 });
    await expect(paystack.readBalance()).resolves.toBeDefined();
  });

  test('a service that is not there is unclear', async () => {
    const unreachable = createPaystack({ secretKey, baseUrl: 'http://127.0.0.1:9' });
    await expect(unreachable.initialize(payment())).rejects.toBeInstanceOf(PaystackUnclear);
  });

  test('a wrong key is refused', async () => {
    const stranger = createPaystack({ secretKey: 'sk_test_other', baseUrl: simulator.url });
    await expect(stranger.readBalance()).rejects.toBeInstanceOf(PaystackRefused);
  });
});

describe('the signature of a webhook', () => {
  const bytes = Buffer.from('{"event":"charge.success"}');
  const good = createHmac('sha512', secretKey).update(bytes).digest('hex');

  test('is right only for these bytes and this key', () => {
    expect(isSignedByPaystack(bytes, good, secretKey)).toBe(true);
    expect(isSignedByPaystack(Buffer.concat([bytes, Buffer.from(' ')]), good, secretKey)).toBe(false);
    expect(isSignedByPaystack(bytes, good, 'sk_test_other')).toBe(false);
  });

  test.each([undefined, '', 'abc', 'é', [good], good.slice(1), `${good}0`])(
    '%j is wrong, and no error',
    (signature) => {
      expect(isSignedByPaystack(bytes, signature, secretKey)).toBe(false);
    },
  );
});

describe('the lists', () => {
  const window = () => ({ from: new Date(Date.now() - hourMs), to: new Date(Date.now() + hourMs) });

  test('are read page by page, and end', async () => {
    for (let n = 0; n < 51; n += 1) await paystack.initialize(payment());
    const first = await paystack.listCharges({ ...window(), page: 1 });
    const second = await paystack.listCharges({ ...window(), page: 2 });
    expect([first.rows.length, first.isLast]).toEqual([50, false]);
    expect([second.rows.length, second.isLast]).toEqual([1, true]);
    expect(second.rows[0]).toMatchObject({ status: 'abandoned', amountKobo: 500_000, currency: 'NGN' });
    const references = new Set([...first.rows, ...second.rows].map(({ reference }) => reference));
    expect(references.size).toBe(51);
  });

  test('hold only what lies in the time', async () => {
    await paystack.initialize(payment());
    const longAgo = { from: new Date('2020-01-01'), to: new Date('2020-01-02'), page: 1 };
    expect(await paystack.listCharges(longAgo)).toEqual({ rows: [], isLast: true });
    expect(await paystack.listTransfers(longAgo)).toEqual({ rows: [], isLast: true });
  });

  test('hold transfers with what they cost', async () => {
    const { recipientCode } = await paystack.createRecipient({
      type: 'nuban',
      name: 'Ada Obi',
      accountNumber: '0123456789',
      bankCode: '058',
    });
    const reference = `wd_${randomUUID()}`;
    await paystack.sendTransfer({ amountKobo: 50_000, recipientCode, reference, reason: 'Test' });
    const { rows } = await paystack.listTransfers({ ...window(), page: 1 });
    expect(rows).toMatchObject([{ reference, status: 'success', amountKobo: 50_000, feeKobo: 1_000 }]);
    expect(rows[0]?.changedAt).toBeInstanceOf(Date);
  });

  test('are tried again after a passing fault, and are unclear when they make no sense', async () => {
    await control('/faults', { endpoint: 'GET /transfer', fault: { kind: 'error-before' }, times: 1 });
    await expect(paystack.listTransfers({ ...window(), page: 1 })).resolves.toBeDefined();
    await control('/faults', { endpoint: 'GET /transfer', fault: { kind: 'malformed' }, times: 3 });
    await expect(paystack.listTransfers({ ...window(), page: 1 })).rejects.toBeInstanceOf(PaystackUnclear);
  });
});
