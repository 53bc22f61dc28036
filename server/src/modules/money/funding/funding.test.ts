import { createHmac, randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import {
  availableOf,
  confirmEmail,
  fund,
  linkAccount,
  startFunding,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { postTransfer, readBalance } from '../ledger/index.ts';
import { pollPayments } from './poll-payments.ts';
import { recoverDebts } from './recover-debts.ts';

const oja = await startOjaWithPaystack();
afterEach(() => expectCleanLedger(oja));

const poll = () => pollPayments.run(oja.deps, {}, { number: 1, last: false });
const verify = (token: string, reference: string) =>
  oja.call('verifyPaystack', { token, query: { reference } });
const suspense = () => readBalance(oja.deps.db, account.platform('suspense'));
const openAlerts = () =>
  oja.deps.db.selectFrom('alerts').select(['kind', 'subject']).where('resolvedAt', 'is', null).execute();

describe('POST /paystack/pay', () => {
  test('answers with the page to pay on, U784 U785 U787', async () => {
    const ada = await oja.person();
    const { status, body } = await oja.call('payPaystack', {
      token: ada.token,
      body: { amount: 1500.5, callback_url: 'http://localhost:3000/dashboard/wallet/callback' },
    });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data.authorization_url).toMatch(/\/checkout\//);
  });

  test.each([
    [0, 'invalid_input', 'Please enter a valid amount.'],
    [-5, 'invalid_input', 'Please enter a valid amount.'],
    [99, 'deposit_too_small', 'Minimum deposit: ₦100'],
    [99.99, 'deposit_too_small', 'Minimum deposit: ₦100'],
    [12.345, 'invalid_input', 'at most two decimals'],
    [10_000_000.01, 'deposit_too_large', 'A single payment can be ₦10,000,000 at most.'],
    ['1e3', 'invalid_input', 'amount'],
    [null, 'invalid_input', 'amount'],
    [true, 'invalid_input', 'amount'],
    [[500], 'invalid_input', 'amount'],
  ])('refuses %s with %s and a sentence, and keeps nothing', async (amount, code, sentence) => {
    const ada = await oja.person();
    const refused = await oja.callRaw('payPaystack', { token: ada.token, body: { amount } });
    expect(refusalOf(refused)).toEqual([400, code]);
    expect(refused.body.message).toContain(sentence);
    const kept = await oja.deps.db.selectFrom('payments').where('userId', '=', ada.id).selectAll().execute();
    expect(kept).toEqual([]);
  });

  test.each([
    ['1e309', 'invalid_input'],
    ['NaN', 'malformed_request'],
    ['-0', 'invalid_input'],
    ['0x10', 'malformed_request'],
    ['9007199254740993', 'invalid_input'],
  ])('refuses the raw number %s', async (raw, code) => {
    const ada = await oja.person();
    const response = await oja.app.inject({
      method: 'POST',
      url: '/api/paystack/pay',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      payload: `{"amount":${raw}}`,
    });
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });

  test.each([
    ['https://evil.example/dashboard/wallet/callback', 'callback_refused'],
    ['http://localhost:3001/dashboard/wallet/callback', 'callback_refused'],
    ['http://localhost:3000@evil.example/', 'callback_refused'],
    ['http://me@localhost:3000/dashboard/wallet/callback', 'callback_refused'],
    ['javascript:alert(1)', 'invalid_input'],
  ])('leads back to Oja alone, not to %s', async (callback_url, code) => {
    const ada = await oja.person();
    const answer = await oja.call('payPaystack', {
      token: ada.token,
      body: { amount: 500, callback_url },
    });
    expect(refusalOf(answer)).toEqual([400, code]);
  });

  test('with the same key leads to the same page; with another amount it is refused', async () => {
    const ada = await oja.person();
    const send = (amount: number) =>
      oja.call('payPaystack', {
        token: ada.token,
        body: { amount },
        headers: { 'idempotency-key': 'one-form' },
      });
    const [first, second] = [await send(700), await send(700)];
    expect(second.body.data).toEqual(first.body.data);
    expect(refusalOf(await send(800))).toEqual([422, 'idempotency_key_reused']);
  });

  test.each(['timeout-after', 'error-after', 'html', 'malformed'])(
    'says so when Paystack does not answer (%s), and works the next time with the same key',
    async (fault) => {
      const ada = await oja.person();
      await oja.sim.spoilCall('POST /transaction/initialize', { kind: fault });
      const send = () =>
        oja.call('payPaystack', {
          token: ada.token,
          body: { amount: 700 },
          headers: { 'idempotency-key': 'again' },
        });
      const first = await send();
      expect(refusalOf(first)).toEqual([502, 'payments_unclear']);
      expect((await send()).status).toBe(200);
    },
  );
});

describe('coming back from the page', () => {
  test('credits the wallet and answers amount in kobo and currency, U488, U490, U787 to U790', async () => {
    const ada = await oja.person();
    const { reference, authorizationUrl } = await startFunding(oja, ada, 1500.5);
    const back = await oja.sim.press(authorizationUrl, 'success');
    expect(back).toContain(`/dashboard/wallet/callback`);
    expect(back).toContain(`reference=${reference}`);
    const { status, body } = await verify(ada.token, reference);
    expect([status, body.data]).toEqual([200, { amount: 150_050, currency: 'NGN', reference }]);
    expect(await availableOf(oja, ada)).toBe(1500.5);
  });

  test('a declined payment adds nothing, and can be paid on the same page later', async () => {
    const ada = await oja.person();
    const { reference, authorizationUrl } = await startFunding(oja, ada, 300);
    await oja.sim.press(authorizationUrl, 'failed');
    const refused = await verify(ada.token, reference);
    expect(refusalOf(refused)).toEqual([422, 'payment_failed']);
    expect(refused.body.message).not.toContain('network');
    await oja.sim.press(authorizationUrl, 'success');
    expect((await verify(ada.token, reference)).status).toBe(200);
    expect(await availableOf(oja, ada)).toBe(300);
  });

  test('a cancelled payment adds nothing', async () => {
    const ada = await oja.person();
    const { reference, authorizationUrl } = await startFunding(oja, ada, 300);
    await oja.sim.press(authorizationUrl, 'cancelled');
    expect(refusalOf(await verify(ada.token, reference))).toEqual([422, 'payment_not_completed']);
  });

  test.each(['ongoing', 'pending', 'processing', 'queued'])(
    'while it is %s, the sentence has "network" in it, so that the page asks again',
    async (gatewayStatus) => {
      const ada = await oja.person();
      const { reference } = await startFunding(oja, ada, 300);
      await oja.sim.control('POST', `/transactions/${reference}`, { status: gatewayStatus });
      const { status, body } = await verify(ada.token, reference);
      expect([status, body.code]).toEqual([409, 'payment_pending']);
      expect(body.message).toContain('network');
    },
  );

  test("a stranger's reference is not there and credits no wallet", async () => {
    const [ada, eve] = [await oja.person(), await oja.person()];
    const { reference, authorizationUrl } = await startFunding(oja, ada, 300);
    await oja.sim.press(authorizationUrl, 'success');
    expect(refusalOf(await verify(eve.token, reference))).toEqual([404, 'not_found']);
    expect(await availableOf(oja, eve)).toBe(0);
  });

  test.each([
    [500.13, 'another amount'],
    [500.14, 'another currency'],
  ])('a payment of %s (%s) waits for a person and is not credited', async (amount) => {
    const ada = await oja.person();
    const before = await suspense();
    const { reference, authorizationUrl } = await startFunding(oja, ada, amount);
    await oja.sim.press(authorizationUrl, 'success');
    expect(refusalOf(await verify(ada.token, reference))).toEqual([422, 'payment_under_review']);
    expect(await availableOf(oja, ada)).toBe(0);
    expect(await openAlerts()).toContainEqual({ kind: 'payment_unmatched', subject: reference });
    if (amount === 500.13) expect(await suspense()).toBeGreaterThan(before);
  });
});

describe('callback, webhook and poller', () => {
  test('together, each several times and at once, credit once', async () => {
    const ada = await oja.person();
    await oja.sim.spoilEvent('charge.success', { kind: 'duplicate', copies: 5 });
    const { reference, authorizationUrl } = await startFunding(oja, ada, 2_000);
    await oja.sim.press(authorizationUrl, 'success');
    oja.clock.advance(61_000);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => verify(ada.token, reference)),
      oja.sim.deliver().then(() => oja.runJobs()),
      poll(),
      poll(),
    ]);
    const verified = answers.slice(0, 20) as { status: number; body: { data: unknown } }[];
    expect(new Set(verified.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(verified.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await availableOf(oja, ada)).toBe(2_000);
  });

  test('the webhook alone is enough', async () => {
    const ada = await oja.person();
    const { authorizationUrl } = await startFunding(oja, ada, 450);
    await oja.sim.press(authorizationUrl, 'success');
    await oja.sim.deliver();
    await oja.runJobs();
    expect(await availableOf(oja, ada)).toBe(450);
  });

  test('the poller alone is enough, when the webhook is lost and the browser never returns', async () => {
    const ada = await oja.person();
    await oja.sim.spoilEvent('charge.success', { kind: 'drop' });
    const { authorizationUrl } = await startFunding(oja, ada, 450);
    await oja.sim.press(authorizationUrl, 'success');
    await oja.sim.deliver();
    await oja.runJobs();
    expect(await availableOf(oja, ada)).toBe(0);
    oja.clock.advance(61_000);
    await poll();
    expect(await availableOf(oja, ada)).toBe(450);
  });

  test('an unpaid payment is verified with backoff, and no more after three days', async () => {
    const ada = await oja.person();
    const { reference } = await startFunding(oja, ada, 450);
    const nextCheck = async () => {
      const row = await oja.deps.db
        .selectFrom('payments')
        .select('nextCheckAt')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return row.nextCheckAt && row.nextCheckAt.getTime() - oja.clock.now.getTime();
    };
    const waits: (number | null)[] = [];
    for (let n = 0; n < 5; n += 1) {
      oja.clock.advance((await nextCheck()) ?? 0);
      await poll();
      waits.push(await nextCheck());
    }
    expect(waits).toEqual([2, 5, 15, 60, 60].map((minutes) => minutes * minuteMs));
    oja.clock.advance(73 * hourMs);
    await poll();
    expect(await nextCheck()).toBeNull();
  });

  test('one payment that Paystack cannot speak about does not hold up the others', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    await startFunding(oja, ada, 450);
    oja.clock.advance(1_000);
    const { authorizationUrl } = await startFunding(oja, obi, 460);
    await oja.sim.press(authorizationUrl, 'success');
    await oja.sim.spoilCall('GET /transaction/verify/:reference', { kind: 'malformed' }, 3);
    oja.clock.advance(61_000);
    await poll();
    expect(await availableOf(oja, obi)).toBe(460);
  });
});

describe('the webhook', () => {
  const post = (payload: string | Buffer, headers: Record<string, string>) =>
    oja.app.inject({
      method: 'POST',
      url: '/api/paystack/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const sign = (bytes: string) => createHmac('sha512', oja.sim.secretKey).update(bytes).digest('hex');
  const events = () => oja.deps.db.selectFrom('paystackEvents').selectAll().execute();

  test.each([undefined, '', 'abcd', 'é', sign('something else')])(
    'refuses the signature %s without keeping anything',
    async (signature) => {
      const before = (await events()).length;
      const response = await post(
        '{"event":"charge.success","data":{}}',
        signature === undefined ? {} : { 'x-paystack-signature': Buffer.from(signature).toString('latin1') },
      );
      expect([response.statusCode, response.json().code]).toEqual([401, 'webhook_signature_wrong']);
      expect((await events()).length).toBe(before);
    },
  );

  test('is checked over the exact bytes, whatever their spacing', async () => {
    const body = '{ "event" : "customer.created" ,\n "data" : { "z":1, "a":2.50 } }';
    expect((await post(body, { 'x-paystack-signature': sign(body) })).statusCode).toBe(200);
    const changed = await post(`${body} `, { 'x-paystack-signature': sign(body) });
    expect([changed.statusCode, changed.json().code]).toEqual([401, 'webhook_signature_wrong']);
  });

  test('for an unknown reference is stored and alerted, and credits nothing', async () => {
    const body = '{"event":"charge.success","data":{"reference":"fund-stranger","amount":500000}}';
    expect((await post(body, { 'x-paystack-signature': sign(body) })).statusCode).toBe(200);
    await oja.runJobs();
    expect(await openAlerts()).toContainEqual({ kind: 'payment_unmatched', subject: 'fund-stranger' });
  });

  test.each(['not json', '[]', '{"event":1}', '{"event":"charge.success","data":{"reference":5}}'])(
    'that is signed but unreadable (%s) is kept for people',
    async (body) => {
      expect((await post(body, { 'x-paystack-signature': sign(body) })).statusCode).toBe(200);
      await oja.runJobs();
      const row = (await events()).find((event) => event.body.toString() === body);
      expect(row?.outcome).toBe('unreadable');
    },
  );

  test('the same bytes twice are one event', async () => {
    const body = '{"event":"subscription.create","data":{"n":1}}';
    await post(body, { 'x-paystack-signature': sign(body) });
    await post(body, { 'x-paystack-signature': sign(body) });
    expect((await events()).filter((event) => event.event === 'subscription.create')).toHaveLength(1);
  });
});

describe('a bank that asks for a payment back', () => {
  const dispute = async (reference: string) => {
    const { id } = (await oja.sim.control('POST', '/disputes', { reference })) as { id: number };
    await oja.sim.deliver();
    await oja.runJobs();
    return id;
  };
  const resolve = async (id: number, resolution: string) => {
    await oja.sim.control('POST', `/disputes/${id}/resolve`, { resolution });
    await oja.sim.deliver();
    await oja.runJobs();
  };

  test('holds what is left; losing takes it, winning gives it back', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    const first = await dispute(await fund(oja, ada, 900));
    const second = await dispute(await fund(oja, obi, 800));
    expect([await availableOf(oja, ada), await availableOf(oja, obi)]).toEqual([0, 0]);
    expect(await openAlerts()).toContainEqual({ kind: 'chargeback', subject: String(first) });
    await resolve(first, 'merchant-accepted');
    await resolve(second, 'declined');
    expect([await availableOf(oja, ada), await availableOf(oja, obi)]).toEqual([0, 800]);
    expect((await openAlerts()).filter(({ kind }) => kind === 'chargeback')).toEqual([]);
  });

  test('leaves a debt when the money was spent, which later money pays back, once and before it can leave', async () => {
    const ada = await oja.person();
    await confirmEmail(oja, ada);
    const accountId = await linkAccount(oja, ada);
    const reference = await fund(oja, ada, 900);
    const plan = { id: randomUUID(), name: 'Basic' };
    await inTransaction(oja.deps.db, (tx) =>
      postTransfer(
        tx,
        postings.subscription({ userId: ada.id, plan, period: 1, priceKobo: 60_000 }),
        oja.deps.now(),
      ),
    );
    await resolve(await dispute(reference), 'merchant-accepted');
    const owed = async () => 0 - (await readBalance(oja.deps.db, account.receivable(ada.id)));
    const sweep = () => recoverDebts.run(oja.deps, {}, { number: 1, last: false });
    await sweep();
    expect([await availableOf(oja, ada), await owed()]).toEqual([0, 60_000]);

    await fund(oja, ada, 200);
    await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    expect([await availableOf(oja, ada), await owed()]).toEqual([0, 40_000]);

    await fund(oja, ada, 550);
    const options = await oja.call('withdrawalOptions', { token: ada.token });
    expect(options.body.data.available).toBe(150);
    const refused = await oja.call('requestWithdrawal', {
      token: ada.token,
      body: { amount: 300, method: 'bank', bank_account_id: accountId },
    });
    expect(refusalOf(refused)).toEqual([422, 'wallet_balance_too_low']);
    await sweep();
    await sweep();
    expect([await availableOf(oja, ada), await owed()]).toEqual([150, 0]);
    const { body } = await oja.call('listNotifications', { token: ada.token });
    const notifications = body.data.filter(({ event }) => event === 'debt_recovered');
    expect(notifications.map(({ text }) => text).sort()).toEqual([
      expect.stringContaining('₦200.00 of that came from your wallet now; ₦400.00 is left'),
      expect.stringContaining('₦400.00 of that came from your wallet now; nothing is left'),
    ]);
    const [line] = (await oja.call('walletHistory', { token: ada.token })).body.data;
    expect(line?.title).toBe('Debt paid back');
  });
});
