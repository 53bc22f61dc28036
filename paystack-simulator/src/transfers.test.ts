import { describe, expect, test } from 'vitest';
import {
  balanceAnswer,
  errorEnvelope,
  ledgerAnswer,
  otpTransferAnswer,
  recipientAnswer,
  shortErrorEnvelope,
  transferAnswer,
  transferFailureEvent,
  transferListAnswer,
  transferSuccessEvent,
  transferVerifyAnswer,
  verifyAnswer,
} from '../test/answer-schemas.ts';
import { startTestSimulator, type TestSimulator } from '../test/simulator-world.ts';
import { createRecipient, pay, transfer } from '../test/steps.ts';
import { minuteMs } from './durations.ts';

const account = {
  type: 'nuban',
  name: 'Ada Obi',
  account_number: '0123456789',
  bank_code: '058',
  currency: 'NGN',
};

async function verify(simulator: TestSimulator, reference: string) {
  return transferVerifyAnswer.parse((await simulator.call(`GET /transfer/verify/${reference}`)).body).data;
}

async function balanceOf(simulator: TestSimulator) {
  return balanceAnswer.parse((await simulator.call('GET /balance')).body).data[0]?.balance;
}

const start = 100_000_000_000;

describe('POST /transferrecipient', () => {
  test('creates with 201 and gives the same recipient for the same account', async () => {
    const simulator = await startTestSimulator();
    const first = await simulator.call('POST /transferrecipient', account);
    const again = await simulator.call('POST /transferrecipient', { ...account, name: 'Somebody Else' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(recipientAnswer.parse(again.body)).toEqual(recipientAnswer.parse(first.body));
    const other = await simulator.call('POST /transferrecipient', { ...account, bank_code: '057' });
    expect(recipientAnswer.parse(other.body).data.recipient_code).not.toBe(
      recipientAnswer.parse(first.body).data.recipient_code,
    );
  });

  test('pays back to a card that paid before', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await pay(simulator);
    const { data } = verifyAnswer.parse((await simulator.call(`GET /transaction/verify/${reference}`)).body);
    const code = 'authorization_code' in data.authorization ? data.authorization.authorization_code : '';
    const order = { type: 'authorization', name: 'Ada Obi', email: 'ada@oja.test', authorization_code: code };
    const made = recipientAnswer.parse((await simulator.call('POST /transferrecipient', order)).body).data;
    expect(made).toMatchObject({
      type: 'authorization',
      details: { authorization_code: code, account_number: null },
    });
    const again = recipientAnswer.parse((await simulator.call('POST /transferrecipient', order)).body).data;
    expect(again.recipient_code).toBe(made.recipient_code);
    const sent = await simulator.call('POST /transfer', {
      source: 'balance',
      amount: 20_000,
      recipient: made.recipient_code,
    });
    expect(transferAnswer.parse(sent.body).data.status).toBe('success');
  });

  test.each([
    ['another type', { ...account, type: 'mobile_money' }, 'Recipient type is invalid'],
    ['no name', { ...account, name: ' ' }, 'Recipient name is required'],
    ['nine digits', { ...account, account_number: '012345678' }, 'Account number is invalid'],
    ['an unknown bank', { ...account, bank_code: '59' }, 'Unknown bank code: 59'],
    ['another currency', { ...account, currency: 'GHS' }, 'Currency not supported by merchant'],
    [
      'no account',
      { type: 'nuban', name: 'Ada' },
      'Either authorization_code or account_number must be passed.',
    ],
    ['an unknown account', { ...account, account_number: '0000000000' }, 'Cannot resolve account'],
    [
      'a card nobody has',
      { type: 'authorization', name: 'Ada', authorization_code: 'AUTH_x' },
      'Account details not found for this authorization',
    ],
  ])('refuses %s', async (_what, body, message) => {
    const simulator = await startTestSimulator();
    expect(await simulator.call('POST /transferrecipient', body)).toMatchObject({
      status: 400,
      body: { status: false, message },
    });
  });
});

describe('POST /transfer', () => {
  test('is paid at once in test mode, names the recipient by number, and sends transfer.success', async () => {
    const simulator = await startTestSimulator();
    const { recipient_code, id } = await createRecipient(simulator);
    const answer = await simulator.call('POST /transfer', {
      source: 'balance',
      amount: 1_000_000,
      recipient: recipient_code,
      reference: 'withdrawal-0000-1',
    });
    const { data } = transferAnswer.parse(answer.body);
    expect(data).toMatchObject({ status: 'success', recipient: id, reference: 'withdrawal-0000-1' });
    const verified = await verify(simulator, 'withdrawal-0000-1');
    expect(verified.recipient).toMatchObject({ recipient_code, details: { account_number: '0123456789' } });
    expect(verified).toMatchObject({ status: 'success', fee_charged: 7_500, gateway_response: 'Approved' });
    await simulator.settle();
    const event = JSON.parse(simulator.receiver.received[0]?.body ?? '');
    expect(event.event).toBe('transfer.success');
    expect(transferSuccessEvent.parse(event.data)).toMatchObject({
      reference: 'withdrawal-0000-1',
      fee_charged: 7_500,
    });
  });

  test.each([
    ['₦5,000', 500_000, 1_000],
    ['₦5,000.01', 500_001, 2_500],
    ['₦9,999.99', 999_999, 2_500],
    ['₦10,000, with stamp duty', 1_000_000, 7_500],
    ['₦50,000.01', 5_000_001, 10_000],
  ])('takes amount and fee from the balance: %s', async (_what, amount, fee) => {
    const simulator = await startTestSimulator();
    const { reference } = await transfer(simulator, { amount });
    expect((await verify(simulator, reference)).fee_charged).toBe(fee);
    expect(await balanceOf(simulator)).toBe(start - amount - fee);
  });

  test.each([
    ['fifteen characters', 'a'.repeat(15)],
    ['fifty-one characters', 'a'.repeat(51)],
    ['capitals', 'WITHDRAWAL-0000-1'],
    ['a dot', 'withdrawal.0000.1'],
  ])('refuses a reference with %s', async (_what, reference) => {
    const simulator = await startTestSimulator();
    const { answer } = await transfer(simulator, { reference });
    expect(answer.status).toBe(400);
    errorEnvelope.parse(answer.body);
    expect((await simulator.call(`GET /transfer/verify/${reference}`)).status).toBe(404);
    expect(await balanceOf(simulator)).toBe(start);
  });

  test('takes a reference once only, whatever became of the first transfer', async () => {
    const simulator = await startTestSimulator();
    const reference = 'withdrawal_abc-123';
    await transfer(simulator, { reference, accountNumber: '0000000001' });
    const { answer } = await transfer(simulator, { reference });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Please provide a unique reference. Reference already exists on a transfer' },
    });
  });

  test('refuses an unknown recipient, another source, too little and what is no amount', async () => {
    const simulator = await startTestSimulator();
    const { recipient_code } = await createRecipient(simulator);
    const order = { source: 'balance', amount: 20_000, recipient: recipient_code };
    const send = async (change: Record<string, unknown>) => {
      const { status, body } = await simulator.call('POST /transfer', { ...order, ...change });
      expect(status).toBe(400);
      return body.code;
    };
    expect(await send({ recipient: 'RCP_nobody' })).toBe('invalid_transfer_recipient');
    expect(await send({ recipient: undefined })).toBe('invalid_transfer_recipient');
    expect(await send({ source: 'bank' })).toBe('invalid_params');
    expect(await send({ amount: 9_999 })).toBe('invalid_params');
    expect(await send({ amount: 20_000.5 })).toBe('invalid_params');
    expect(await send({ amount: 'many' })).toBe('invalid_params');
    expect(await balanceOf(simulator)).toBe(start);
  });

  test('needs the balance to hold amount and fee', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /balance', { set: 20_999 });
    const { answer } = await transfer(simulator, { amount: 20_000 });
    expect(answer.status).toBe(400);
    expect(shortErrorEnvelope.parse(answer.body).message).toBe(
      'Your balance is not enough to fulfil this request',
    );
    await simulator.control('POST /balance', { add: 1 });
    expect((await transfer(simulator, { amount: 20_000 })).answer.status).toBe(200);
    expect(await balanceOf(simulator)).toBe(0);
  });

  test('waits first when configured, then pays and sends the event', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /settings', { transfers: 'pending', settleAfterMs: minuteMs });
    const { reference, answer } = await transfer(simulator);
    expect(transferAnswer.parse(answer.body).data.status).toBe('pending');
    await simulator.control('POST /clock/advance', { seconds: 59 });
    expect((await verify(simulator, reference)).status).toBe('pending');
    expect(simulator.receiver.received).toHaveLength(0);
    await simulator.control('POST /clock/advance', { seconds: 1 });
    expect((await verify(simulator, reference)).status).toBe('success');
    expect(simulator.receiver.events()).toEqual(['transfer.success']);
  });

  test('lists by status', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await transfer(simulator, { accountNumber: '0000000003' });
    await transfer(simulator);
    const { data, meta } = transferListAnswer.parse((await simulator.call('GET /transfer?status=otp')).body);
    expect(data.map((row) => row.reference)).toEqual([reference]);
    expect(meta.total).toBe(1);
    expect((await simulator.call('GET /transfer/verify/nothing-of-the-kind')).body).toEqual({
      status: false,
      message: 'Transfer not found',
    });
  });
});

describe('magic account numbers', () => {
  test('…01 fails and gives the money back', async () => {
    const simulator = await startTestSimulator();
    const { reference, answer } = await transfer(simulator, { accountNumber: '0000000001' });
    expect(transferAnswer.parse(answer.body).data.status).toBe('pending');
    await simulator.control('POST /clock/advance', { seconds: 2 });
    expect(await verify(simulator, reference)).toMatchObject({
      status: 'failed',
      gateway_response: 'Account closed',
    });
    expect(await balanceOf(simulator)).toBe(start);
    const event = JSON.parse(simulator.receiver.received[0]?.body ?? '');
    expect(event.event).toBe('transfer.failed');
    transferFailureEvent.parse(event.data);
  });

  test('…02 succeeds and is reversed', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await transfer(simulator, { accountNumber: '0000000002' });
    await simulator.control('POST /clock/advance', { seconds: 2 });
    expect((await verify(simulator, reference)).status).toBe('success');
    await simulator.control('POST /clock/advance', { seconds: 2 });
    expect((await verify(simulator, reference)).status).toBe('reversed');
    expect(simulator.receiver.events()).toEqual(['transfer.success', 'transfer.reversed']);
    // The amount is returned; the fee is not.
    expect(await balanceOf(simulator)).toBe(start - 7_500);
    const { data } = ledgerAnswer.parse((await simulator.call('GET /balance/ledger')).body);
    expect(data.map(({ difference, balance }) => [difference, balance])).toEqual([
      [1_000_000, start - 7_500],
      [-1_007_500, start - 1_007_500],
      [start, start],
    ]);
  });

  test('…03 waits for a code: a wrong one is refused, the right one pays', async () => {
    const simulator = await startTestSimulator();
    const { reference, answer } = await transfer(simulator, { accountNumber: '0000000003' });
    const { transfer_code } = otpTransferAnswer.parse(answer.body).data;
    const finalize = (otp: string) =>
      simulator.call('POST /transfer/finalize_transfer', { transfer_code, otp });
    const resend = () => simulator.call('POST /transfer/resend_otp', { transfer_code, reason: 'transfer' });
    expect((await resend()).status).toBe(200);
    expect(await finalize('000000')).toMatchObject({
      status: 400,
      body: { message: 'OTP supplied is invalid' },
    });
    expect(transferAnswer.parse((await finalize('123456')).body).data.status).toBe('success');
    expect((await finalize('123456')).status).toBe(400);
    expect((await resend()).status).toBe(400);
    expect((await verify(simulator, reference)).status).toBe('success');
  });

  test('…03 is abandoned after half an hour without the code', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await transfer(simulator, { accountNumber: '0000000003' });
    await simulator.control('POST /clock/advance', { minutes: 30 });
    expect((await verify(simulator, reference)).status).toBe('abandoned');
    expect(await balanceOf(simulator)).toBe(start);
    expect(simulator.receiver.received).toHaveLength(0);
  });

  test('…04 answers 500 although the transfer was accepted', async () => {
    const simulator = await startTestSimulator();
    const { reference, answer } = await transfer(simulator, { accountNumber: '0000000004' });
    expect(answer.status).toBe(500);
    errorEnvelope.parse(answer.body);
    expect((await verify(simulator, reference)).status).toBe('success');
  });

  test.each([
    ['…05 never answers although the transfer was accepted', '0000000005', 200],
    ['…06 never answers and has accepted nothing', '0000000006', 404],
  ])('%s', async (_what, accountNumber, verified) => {
    const simulator = await startTestSimulator({ holdMs: 50 });
    const reference = 'withdrawal-that-hangs';
    await expect(transfer(simulator, { accountNumber, reference })).rejects.toThrow('fetch failed');
    expect((await simulator.call(`GET /transfer/verify/${reference}`)).status).toBe(verified);
  });
});

describe('transfers moved by the control plane', () => {
  test.each(['failed', 'reversed', 'abandoned', 'blocked', 'rejected'])(
    '%s gives the money back, once',
    async (status) => {
      const simulator = await startTestSimulator();
      await simulator.control('POST /settings', { transfers: 'pending' });
      const { reference } = await transfer(simulator);
      await simulator.control(`POST /transfers/${reference}`, { status: 'received' });
      await simulator.control(`POST /transfers/${reference}`, { status });
      expect((await verify(simulator, reference)).status).toBe(status);
      const again = await simulator.call(`POST /__sim/transfers/${reference}`, { status: 'success' });
      expect(again.status).toBe(400);
      await simulator.control('POST /clock/advance', { hours: 1 });
      expect(await balanceOf(simulator)).toBe(start);
    },
  );

  test('a paid transfer can still be reversed', async () => {
    const simulator = await startTestSimulator();
    const { reference } = await transfer(simulator);
    await simulator.control(`POST /transfers/${reference}`, { status: 'reversed' });
    await simulator.settle();
    expect(simulator.receiver.events()).toEqual(['transfer.success', 'transfer.reversed']);
    expect(await balanceOf(simulator)).toBe(start - 7_500);
  });
});
