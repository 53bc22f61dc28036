import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { transactionData } from '../test/answer-schemas.ts';
import { secretKey, startTestSimulator, stoppedClock, type TestSimulator } from '../test/simulator-world.ts';
import { choose, initialize, pay, transfer } from '../test/steps.ts';
import { hourMs, minuteMs } from './durations.ts';

const eventLog = z.array(
  z.object({
    event: z.string(),
    state: z.string(),
    attempts: z.array(
      z.object({
        sentAt: z.iso.datetime(),
        answerStatus: z.number().nullable(),
        failure: z.string().nullable(),
        signature: z.string(),
      }),
    ),
  }),
);

async function readLog(simulator: TestSimulator) {
  return eventLog.parse(await simulator.control('GET /events'));
}

function hmac(body: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex');
}

/** The attempt times of the only event, in milliseconds after the start. */
async function triedAt(simulator: TestSimulator) {
  const [delivery] = await readLog(simulator);
  return delivery?.attempts.map(({ sentAt }) => Date.parse(sentAt) - stoppedClock);
}

describe('a webhook', () => {
  test('is signed over the exact bytes that arrive', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator, { metadata: { note: 'Ọjà – ₦5,000' } });
    await simulator.settle();
    const [webhook] = simulator.receiver.received;
    const { event, data } = JSON.parse(webhook?.body ?? '');
    expect(event).toBe('charge.success');
    expect(transactionData.parse(data).reference).toBe(reference);
    expect(webhook?.headers['content-type']).toBe('application/json');
    expect(webhook?.headers['x-paystack-signature']).toBe(hmac(webhook?.body ?? ''));
    expect(webhook?.headers['x-paystack-signature']).toMatch(/^[0-9a-f]{128}$/);
  });

  test('is sent without a further call', async () => {
    const simulator = await startTestSimulator();
    await pay(simulator);
    await expect.poll(() => simulator.receiver.events(), { timeout: 10_000 }).toEqual(['charge.success']);
  });

  test('can be of any kind when the control plane invents one', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /events', { event: 'subscription.create', data: { a: 1 } });
    await simulator.settle();
    expect(simulator.receiver.received[0]?.body).toBe('{"event":"subscription.create","data":{"a":1}}');
  });

  test('is recorded and dropped where no address is known', async () => {
    const simulator = await startTestSimulator({ webhookUrl: undefined });
    await pay(simulator);
    await simulator.settle();
    expect(await readLog(simulator)).toMatchObject([
      { event: 'charge.success', state: 'dropped', attempts: [] },
    ]);
  });
});

describe('retries', () => {
  test('come hourly for ten hours in test mode, then end', async () => {
    const simulator = await startTestSimulator();
    simulator.receiver.answerWith(500);
    await pay(simulator);
    await simulator.settle();
    await simulator.control('POST /clock/advance', { hours: 24 });
    expect(await triedAt(simulator)).toEqual(Array.from({ length: 11 }, (_, n) => n * hourMs));
    expect(await readLog(simulator)).toMatchObject([{ state: 'given-up' }]);
    expect(simulator.receiver.received).toHaveLength(11);
    expect(new Set(simulator.receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  test('come every three minutes at first and hourly for three days on the live schedule', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /settings', { retrySchedule: 'live' });
    simulator.receiver.answerWith(404);
    await pay(simulator);
    await simulator.control('POST /clock/advance', { hours: 80 });
    const times = await triedAt(simulator);
    expect(times?.slice(0, 6)).toEqual([0, 3, 6, 9, 69, 129].map((minutes) => minutes * minuteMs));
    expect(times).toHaveLength(76);
    expect(times?.at(-1)).toBe(9 * minuteMs + 72 * hourMs);
  });

  test('end with the first 200, and no other answer counts', async () => {
    const simulator = await startTestSimulator();
    simulator.receiver.answerWith(202);
    await pay(simulator);
    await simulator.settle();
    simulator.receiver.answerWith(302);
    await simulator.control('POST /clock/advance', { hours: 1 });
    simulator.receiver.answerWith(200);
    await simulator.control('POST /clock/advance', { hours: 5 });
    const [delivery] = await readLog(simulator);
    expect(delivery?.state).toBe('delivered');
    expect(delivery?.attempts.map(({ answerStatus }) => answerStatus)).toEqual([202, 302, 200]);
  });

  test('follow when the receiver is unreachable', async () => {
    const simulator = await startTestSimulator({ webhookUrl: 'http://127.0.0.1:1/hook' });
    await pay(simulator);
    await simulator.control('POST /clock/advance', { hours: 1 });
    const [delivery] = await readLog(simulator);
    expect(delivery).toMatchObject({
      state: 'waiting',
      attempts: [{ answerStatus: null }, { answerStatus: null }],
    });
  });

  test('come faster when the clock runs faster', async () => {
    let now = stoppedClock;
    const simulator = await startTestSimulator({ now: () => now });
    await simulator.control('POST /clock', { speed: 3_600 });
    simulator.receiver.answerWith(500);
    await pay(simulator);
    await simulator.settle();
    simulator.receiver.answerWith(200);
    now += 1_000;
    await simulator.settle();
    expect(await readLog(simulator)).toMatchObject([{ state: 'delivered', attempts: [{}, {}] }]);
  });
});

describe('faults on the way', () => {
  async function withFault(fault: Record<string, unknown>, event = 'charge.success') {
    const simulator = await startTestSimulator();
    await simulator.control('POST /faults', { event, fault });
    return simulator;
  }

  test('drop: the event never comes; the next one does', async () => {
    const simulator = await withFault({ kind: 'drop' });
    await pay(simulator);
    await simulator.control('POST /clock/advance', { hours: 24 });
    expect(simulator.receiver.received).toHaveLength(0);
    await pay(simulator);
    await simulator.settle();
    expect((await readLog(simulator)).map(({ state }) => state)).toEqual(['dropped', 'delivered']);
  });

  test('drop with attempts: only so many deliveries are lost', async () => {
    const simulator = await withFault({ kind: 'drop', attempts: 2 });
    await pay(simulator);
    await simulator.control('POST /clock/advance', { hours: 1 });
    expect(simulator.receiver.received).toHaveLength(0);
    await simulator.control('POST /clock/advance', { hours: 1 });
    expect(simulator.receiver.received).toHaveLength(1);
  });

  test('delay: it comes when its time has come', async () => {
    const simulator = await withFault({ kind: 'delay', delayMs: 90_000 });
    await pay(simulator);
    await simulator.control('POST /clock/advance', { ms: 89_999 });
    expect(simulator.receiver.received).toHaveLength(0);
    await simulator.control('POST /clock/advance', { ms: 1 });
    expect(simulator.receiver.received).toHaveLength(1);
  });

  test('duplicate: the same bytes come so many times', async () => {
    const simulator = await withFault({ kind: 'duplicate', copies: 5 });
    await pay(simulator);
    await simulator.settle();
    expect(simulator.receiver.received).toHaveLength(5);
    expect(new Set(simulator.receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  test('reorder: the reversal comes before the success', async () => {
    const simulator = await withFault({ kind: 'reorder' }, 'transfer.success');
    await transfer(simulator, { accountNumber: '0000000002' });
    await simulator.control('POST /clock/advance', { seconds: 10 });
    expect(simulator.receiver.events()).toEqual(['transfer.reversed', 'transfer.success']);
  });

  test('reorder: with no other event it comes after a minute', async () => {
    const simulator = await withFault({ kind: 'reorder' });
    await pay(simulator);
    await simulator.control('POST /clock/advance', { seconds: 59 });
    expect(simulator.receiver.received).toHaveLength(0);
    await simulator.control('POST /clock/advance', { seconds: 1 });
    expect(simulator.receiver.received).toHaveLength(1);
  });

  test('early: it is there before the checkout and the API have answered', async () => {
    const simulator = await withFault({ kind: 'early' });
    const { authorization_url } = await initialize(simulator);
    await choose(authorization_url, 'success');
    expect(simulator.receiver.events()).toEqual(['charge.success']);
    await simulator.control('POST /faults', { event: '*', fault: { kind: 'early' } });
    await transfer(simulator);
    expect(simulator.receiver.events()).toEqual(['charge.success', 'transfer.success']);
  });

  test('truncate: half of it comes, with the signature of the whole, and the retry is whole', async () => {
    const simulator = await withFault({ kind: 'truncate' });
    simulator.receiver.answerWith(401);
    await pay(simulator);
    await simulator.control('POST /clock/advance', { hours: 1 });
    const [half, whole] = simulator.receiver.received;
    expect(() => JSON.parse(half?.body ?? '')).toThrow();
    expect(half?.headers['x-paystack-signature']).not.toBe(hmac(half?.body ?? ''));
    expect(half?.headers['x-paystack-signature']).toBe(hmac(whole?.body ?? ''));
    expect(JSON.parse(whole?.body ?? '').event).toBe('charge.success');
  });

  test('truncate, signed as sent: a right signature over broken JSON', async () => {
    const simulator = await withFault({ kind: 'truncate', signed: 'sent' });
    await pay(simulator);
    await simulator.settle();
    const [half] = simulator.receiver.received;
    expect(() => JSON.parse(half?.body ?? '')).toThrow();
    expect(half?.headers['x-paystack-signature']).toBe(hmac(half?.body ?? ''));
  });

  test('wrong-signature: the body is right, the signature is of another key', async () => {
    const simulator = await withFault({ kind: 'wrong-signature' });
    await pay(simulator);
    await simulator.settle();
    const [webhook] = simulator.receiver.received;
    expect(webhook?.headers['x-paystack-signature']).toMatch(/^[0-9a-f]{128}$/);
    expect(webhook?.headers['x-paystack-signature']).not.toBe(hmac(webhook?.body ?? ''));
  });

  test('whitespace: the same content in other bytes, rightly signed', async () => {
    const simulator = await withFault({ kind: 'whitespace' });
    await pay(simulator);
    await simulator.settle();
    const [webhook] = simulator.receiver.received;
    const body = webhook?.body ?? '';
    expect(body).not.toBe(JSON.stringify(JSON.parse(body)));
    expect(webhook?.headers['x-paystack-signature']).toBe(hmac(body));
  });
});
