import { describe, expect, test } from 'vitest';
import {
  errorEnvelope,
  initializeAnswer,
  shortErrorEnvelope,
  transactionListAnswer,
  verifyAnswer,
} from '../test/answer-schemas.ts';
import { sendCall, startTestSimulator, stoppedClock } from '../test/simulator-world.ts';
import { choose, initialize, pay } from '../test/steps.ts';

const order = { email: 'ada@oja.test', amount: 500_000 };

describe('the secret key', () => {
  test('refuses every endpoint without the right key', async () => {
    const { url } = await startTestSimulator();
    for (const endpoint of [
      'GET /balance',
      'POST /transfer',
      'GET /transaction/verify/x',
      'GET /__sim/state',
    ]) {
      const answer = await sendCall(url, endpoint, undefined, 'sk_test_another');
      expect(answer).toMatchObject({ status: 401, body: { status: false, message: 'Invalid key' } });
      shortErrorEnvelope.parse(answer.body);
    }
    expect(await sendCall(url, 'GET /balance', undefined, 'sk_live_0123456789abcdef')).toMatchObject({
      status: 401,
    });
  });

  test('describes the expected header', async () => {
    const { url } = await startTestSimulator();
    const without = await fetch(`${url}/balance`);
    expect(without.status).toBe(401);
    expect(await without.json()).toEqual({ status: false, message: 'No Authorization Header was found' });
    const other = await fetch(`${url}/balance`, { headers: { authorization: 'Basic abc' } });
    expect(await other.json()).toEqual({
      status: false,
      message: 'Format is Authorization Bearer [secret key]',
    });
  });

  test('cannot be a live key', async () => {
    await expect(startTestSimulator({ secretKey: 'sk_live_abc' })).rejects.toThrow('sk_test_');
  });
});

describe('POST /transaction/initialize', () => {
  test('answers with address, access code and the given reference', async () => {
    const simulator = await startTestSimulator();
    const answer = await simulator.call('POST /transaction/initialize', {
      ...order,
      reference: 'fund-1.A=b',
    });
    const { data } = initializeAnswer.parse(answer.body);
    expect(answer.status).toBe(200);
    expect(data.reference).toBe('fund-1.A=b');
    expect(data.authorization_url).toBe(`${simulator.url}/checkout/${data.access_code}`);
  });

  test('makes a reference when none is given and takes amounts as text and forms', async () => {
    const { url } = await startTestSimulator();
    const answer = await fetch(`${url}/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_0123456789abcdef' },
      body: new URLSearchParams({ email: 'ada@oja.test', amount: '20000', metadata: '{"intent_id":"7"}' }),
    });
    const { data } = initializeAnswer.parse(await answer.json());
    const { body } = await sendCall(url, `GET /transaction/verify/${data.reference}`);
    expect(verifyAnswer.parse(body).data.amount).toBe(20_000);
  });

  test.each([
    ['no e-mail', { amount: 100 }, 'Email Address is required', 'missing_params'],
    ['a broken e-mail', { ...order, email: 'ada' }, 'Invalid Email Address Passed', 'invalid_params'],
    ['no amount', { email: 'ada@oja.test' }, 'Invalid Amount Sent', 'invalid_params'],
    ['zero', { ...order, amount: 0 }, 'Invalid Amount Sent', 'invalid_params'],
    ['a fraction', { ...order, amount: 10.5 }, 'Invalid Amount Sent', 'invalid_params'],
    ['a negative amount', { ...order, amount: -5 }, 'Invalid Amount Sent', 'invalid_params'],
    [
      'more than ten million naira',
      { ...order, amount: 1_000_000_001 },
      'Transaction amount limit exceeded',
      'invalid_params',
    ],
    [
      'an underscore in the reference',
      { ...order, reference: 'fund_1' },
      'Invalid character in transaction reference',
      'invalid_params',
    ],
    [
      'a relative callback',
      { ...order, callback_url: '/wallet' },
      'Callback URL is invalid',
      'invalid_params',
    ],
    ['an unknown channel', { ...order, channels: ['pigeon'] }, 'Channels are invalid', 'invalid_params'],
  ])('refuses %s', async (_what, body, message, code) => {
    const simulator = await startTestSimulator();
    const answer = await simulator.call('POST /transaction/initialize', body);
    expect(answer).toMatchObject({ status: 400, body: { message, code, type: 'validation_error' } });
    errorEnvelope.parse(answer.body);
  });

  test('refuses another currency in the short form', async () => {
    const simulator = await startTestSimulator();
    const answer = await simulator.call('POST /transaction/initialize', { ...order, currency: 'USD' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ status: false, message: 'Currency not supported by merchant' });
  });

  test('refuses a reference that was used, even after its transaction failed', async () => {
    const simulator = await startTestSimulator();
    const { authorization_url } = await initialize(simulator, { reference: 'fund-1' });
    await choose(authorization_url, 'failed');
    const answer = await simulator.call('POST /transaction/initialize', { ...order, reference: 'fund-1' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      status: false,
      message: 'Duplicate Transaction Reference',
      meta: { nextStep: 'Try and create the Transaction or Charge with a new reference' },
      type: 'validation_error',
      code: 'duplicate_reference',
    });
  });

  test('refuses broken JSON and unknown endpoints in the same envelope', async () => {
    const { url, call } = await startTestSimulator();
    const broken = await fetch(`${url}/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_0123456789abcdef', 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect(broken.status).toBe(400);
    errorEnvelope.parse(await broken.json());
    const unknown = await call('GET /nothing');
    expect(unknown.status).toBe(404);
    errorEnvelope.parse(unknown.body);
  });
});

describe('GET /transaction/verify/:reference', () => {
  test('shows an untouched transaction as abandoned', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await initialize(simulator);
    const { body } = await simulator.call(`GET /transaction/verify/${reference}`);
    expect(verifyAnswer.parse(body).data).toMatchObject({
      status: 'abandoned',
      gateway_response: 'The transaction was not completed',
      paid_at: null,
      fees: null,
      authorization: {},
    });
  });

  test('shows a paid one with fee, card and both spellings of its times', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /seed', { seed: 1, variants: 'none' });
    const { reference } = await pay(simulator, { amount: 500_000, metadata: { intent_id: '7' } });
    const { status, body } = await simulator.call(`GET /transaction/verify/${reference}`);
    const { data } = verifyAnswer.parse(body);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'success',
      amount: 500_000,
      requested_amount: 500_000,
      currency: 'NGN',
      fees: 17_500,
      metadata: { intent_id: '7' },
      paid_at: new Date(stoppedClock).toISOString(),
    });
    expect(data.paidAt).toBe(data.paid_at);
    expect(data.authorization).toMatchObject({ last4: '4081', reusable: true });
    expect(data.id).toBeGreaterThan(2 ** 31);
  });

  test.each([
    ['₦2,499.99 has no flat part', 249_999, 3_750],
    ['₦2,500 has one', 250_000, 13_750],
    ['₦126,666.67 is under the cap', 12_666_667, 200_000],
    ['₦1,000,000 is over it', 100_000_000, 200_000],
  ])('charges the fee of Paystack: %s', async (_what, amount, fees) => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /seed', { seed: 1, variants: 'none' });
    const { reference } = await pay(simulator, { amount });
    const { body } = await simulator.call(`GET /transaction/verify/${reference}`);
    expect(verifyAnswer.parse(body).data.fees).toBe(fees);
  });

  test('charges another amount when the kobo are 13 and another currency when they are 14', async () => {
    const simulator = await startTestSimulator();
    const less = await pay(simulator, { amount: 500_013 });
    const cedi = await pay(simulator, { amount: 500_014 });
    const one = verifyAnswer.parse((await simulator.call(`GET /transaction/verify/${less.reference}`)).body);
    expect(one.data).toMatchObject({ status: 'success', amount: 499_013, requested_amount: 500_013 });
    const other = verifyAnswer.parse(
      (await simulator.call(`GET /transaction/verify/${cedi.reference}`)).body,
    );
    expect(other.data).toMatchObject({ status: 'success', amount: 500_014, currency: 'GHS' });
  });

  test.each(['pending', 'processing', 'queued', 'ongoing', 'reversed'])(
    'shows %s when told to',
    async (status) => {
      const simulator = await startTestSimulator();
      const { reference } = await initialize(simulator);
      await simulator.control(`POST /transactions/${reference}`, { status });
      const { body } = await simulator.call(`GET /transaction/verify/${reference}`);
      expect(verifyAnswer.parse(body).data).toMatchObject({ status, paid_at: null });
      await simulator.control(`POST /transactions/${reference}`, { status: 'success' });
      await simulator.settle();
      expect(simulator.receiver.events()).toEqual(['charge.success']);
      expect(
        (await simulator.call(`POST /__sim/transactions/${reference}`, { status: 'success' })).status,
      ).toBe(400);
    },
  );

  test('knows no other reference, with 400 or 404 as the dice fall', async () => {
    const simulator = await startTestSimulator();
    const statuses = new Set<number>();
    for (let tries = 0; tries < 20; tries += 1) {
      const { status, body } = await simulator.call('GET /transaction/verify/nobody');
      expect(errorEnvelope.parse(body).code).toBe('transaction_not_found');
      statuses.add(status);
    }
    expect(statuses).toEqual(new Set([400, 404]));
  });

  test('gives odd fees and metadata by the seed, the same for the same seed', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator, { metadata: { a: 1 } });
    const poll = async () => {
      await simulator.control('POST /seed', { seed: 42, variants: 'seeded' });
      const seen: string[] = [];
      for (let tries = 0; tries < 12; tries += 1) {
        const { body } = await simulator.call(`GET /transaction/verify/${reference}`);
        const { fees, metadata, log } = verifyAnswer.parse(body).data;
        seen.push(JSON.stringify({ fees, metadata, log: log === null }));
      }
      return seen;
    };
    const first = await poll();
    expect(await poll()).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(2);
    await simulator.control('POST /seed', { seed: 42, variants: 'all' });
    const { body } = await simulator.call(`GET /transaction/verify/${reference}`);
    expect(verifyAnswer.parse(body).data).toMatchObject({ fees: null, metadata: 0, log: null });
  });
});

describe('GET /transaction', () => {
  test('lists by status and time, newest first, in pages', async () => {
    const simulator = await startTestSimulator();
    for (const reference of ['one', 'two', 'three']) await pay(simulator, { reference });
    await initialize(simulator, { reference: 'open' });
    await simulator.control('POST /clock/advance', { hours: 1 });
    await pay(simulator, { reference: 'late' });

    const paid = await simulator.call('GET /transaction?status=success&perPage=2&page=2');
    const { data, meta } = transactionListAnswer.parse(paid.body);
    expect(data.map(({ reference }) => reference)).toEqual(['two', 'one']);
    expect(meta).toEqual({
      total: 4,
      skipped: 2,
      perPage: 2,
      page: 2,
      pageCount: 2,
      total_volume: 2_000_000,
    });

    const since = new Date(stoppedClock + 1_000).toISOString();
    const late = await simulator.call(`GET /transaction?from=${since}`);
    expect(transactionListAnswer.parse(late.body).data.map(({ reference }) => reference)).toEqual(['late']);
    const early = await simulator.call(`GET /transaction?to=${since}&status=abandoned`);
    expect(transactionListAnswer.parse(early.body).data.map(({ reference }) => reference)).toEqual(['open']);
  });

  test('never gives more than a hundred at once and refuses nonsense', async () => {
    const simulator = await startTestSimulator();
    const { body } = await simulator.call('GET /transaction?perPage=5000');
    expect(transactionListAnswer.parse(body).meta.perPage).toBe(100);
    expect(await simulator.call('GET /transaction?from=yesterday')).toMatchObject({
      status: 400,
      body: { message: "Invalid 'from' date" },
    });
    expect(await simulator.call('GET /transaction?page=0')).toMatchObject({ status: 400 });
  });
});
