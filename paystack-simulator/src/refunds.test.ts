import { describe, expect, test } from 'vitest';
import {
  balanceAnswer,
  disputeEvent,
  errorEnvelope,
  refundAnswer,
  refundEvent,
  refundFetchAnswer,
  verifyAnswer,
} from '../test/answer-schemas.ts';
import { startTestSimulator, type TestSimulator } from '../test/simulator-world.ts';
import { initialize, pay } from '../test/steps.ts';

async function statusOf(simulator: TestSimulator, reference: string) {
  return verifyAnswer.parse((await simulator.call(`GET /transaction/verify/${reference}`)).body).data.status;
}

async function refund(simulator: TestSimulator, order: Record<string, unknown>) {
  return refundAnswer.parse((await simulator.call('POST /refund', order)).body).data;
}

async function fetchRefund(simulator: TestSimulator, id: number) {
  return refundFetchAnswer.parse((await simulator.call(`GET /refund/${id}`)).body).data;
}

const start = 100_000_000_000;

describe('POST /refund', () => {
  test('goes pending, processing, processed and reverses the transaction', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator, { amount: 500_000 });
    const made = await refund(simulator, { transaction: reference, merchant_note: 'Deposit returned' });
    expect(made).toMatchObject({ status: 'pending', amount: 500_000, transaction: { reference } });
    expect(await statusOf(simulator, reference)).toBe('reversal-pending');
    await simulator.control('POST /clock/advance', { seconds: 2 });
    expect(await fetchRefund(simulator, made.id)).toMatchObject({
      status: 'processing',
      transaction: made.transaction.id,
    });
    await simulator.control('POST /clock/advance', { seconds: 2 });
    expect(await fetchRefund(simulator, made.id)).toMatchObject({
      status: 'processed',
      reason: 'Deposit returned',
    });
    expect(await statusOf(simulator, reference)).toBe('reversed');
    expect(simulator.receiver.events()).toEqual([
      'charge.success',
      'refund.pending',
      'refund.processing',
      'refund.processed',
    ]);
    for (const { body } of simulator.receiver.received.slice(1))
      expect(refundEvent.parse(JSON.parse(body).data).transaction_reference).toBe(reference);
    expect((await simulator.call('POST /refund', { transaction: reference })).body.message).toBe(
      'Transaction has been fully reversed',
    );
  });

  test('gives back in parts, by id too, but never more than was paid', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator, { amount: 500_000 });
    const first = await refund(simulator, { transaction: reference, amount: 200_000 });
    const second = await refund(simulator, { transaction: first.transaction.id, amount: '300000' });
    expect(second.amount).toBe(300_000);
    const more = await simulator.call('POST /refund', { transaction: reference, amount: 1 });
    expect(more.status).toBe(400);
    await simulator.control('POST /clock/advance', { seconds: 4 });
    expect(await statusOf(simulator, reference)).toBe('reversed');
  });

  test('keeps the transaction successful after a part', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator, { amount: 500_000 });
    await refund(simulator, { transaction: reference, amount: 200_000 });
    const tooMuch = await simulator.call('POST /refund', { transaction: reference, amount: 300_001 });
    expect(errorEnvelope.parse(tooMuch.body).message).toBe(
      'Refund amount cannot be greater than initial amount',
    );
    await simulator.control('POST /clock/advance', { seconds: 4 });
    expect(await statusOf(simulator, reference)).toBe('success');
  });

  test('returns the money to the balance when it fails', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /settings', { refunds: 'failed' });
    const { reference } = await pay(simulator);
    await refund(simulator, { transaction: reference });
    await simulator.control('POST /clock/advance', { seconds: 4 });
    expect(simulator.receiver.events().at(-1)).toBe('refund.failed');
    expect(await statusOf(simulator, reference)).toBe('success');
    expect(balanceAnswer.parse((await simulator.call('GET /balance')).body).data[0]?.balance).toBe(start);
  });

  test('can be helped when it needs attention, and only then', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /settings', { refunds: 'needs-attention' });
    const { reference } = await pay(simulator);
    const { id } = await refund(simulator, { transaction: reference });
    const details = {
      refund_account_details: { currency: 'NGN', account_number: '0123456789', bank_id: '9' },
    };
    const retry = () => simulator.call(`POST /refund/retry_with_customer_details/${id}`, details);
    expect((await retry()).status).toBe(422);
    await simulator.control('POST /clock/advance', { seconds: 4 });
    expect((await fetchRefund(simulator, id)).status).toBe('needs-attention');
    expect((await retry()).status).toBe(200);
    await simulator.control('POST /clock/advance', { seconds: 2 });
    expect((await fetchRefund(simulator, id)).status).toBe('processed');
  });

  test('refuses what was never paid or never existed', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await initialize(simulator);
    expect((await simulator.call('POST /refund', { transaction: reference })).status).toBe(400);
    expect(await simulator.call('POST /refund', { transaction: 'nobody' })).toMatchObject({
      status: 400,
      body: { message: 'Transaction ID or reference is invalid' },
    });
    expect((await simulator.call('GET /refund/1')).status).toBe(404);
  });
});

describe('disputes', () => {
  test('are announced, reminded of every four hours and lost by silence after sixteen', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator);
    await simulator.settle();
    await simulator.control('POST /disputes', { reference });
    await simulator.control('POST /clock/advance', { hours: 15 });
    expect(simulator.receiver.events().slice(1)).toEqual([
      'charge.dispute.create',
      'charge.dispute.remind',
      'charge.dispute.remind',
      'charge.dispute.remind',
    ]);
    await simulator.control('POST /clock/advance', { hours: 1 });
    const last = JSON.parse(simulator.receiver.received.at(-1)?.body ?? '');
    expect(last.event).toBe('charge.dispute.resolve');
    expect(disputeEvent.parse(last.data)).toMatchObject({
      status: 'resolved',
      resolution: 'auto-accepted',
      transaction: { reference, status: 'reversed' },
    });
    expect(await statusOf(simulator, reference)).toBe('reversed');
  });

  test('can be won, once, and then nothing moves', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator);
    const { id } = disputeEvent.parse(await simulator.control('POST /disputes', { reference, amount: 100 }));
    await simulator.control(`POST /disputes/${id}/resolve`, { resolution: 'declined' });
    await simulator.control('POST /clock/advance', { hours: 20 });
    expect(simulator.receiver.events()).toEqual([
      'charge.success',
      'charge.dispute.create',
      'charge.dispute.resolve',
    ]);
    expect(await statusOf(simulator, reference)).toBe('success');
    const again = await simulator.call(`POST /__sim/disputes/${id}/resolve`, { resolution: 'declined' });
    expect(again.status).toBe(400);
  });
});
