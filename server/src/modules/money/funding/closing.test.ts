import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { fund, startFunding, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { findMoneyFaults } from '../../portals/money-watch/index.ts';
import { postTransfer, readBalance } from '../ledger/index.ts';
import { pollPayments } from './poll-payments.ts';
import { recoverDebts } from './recover-debts.ts';

const rounds = roundsOf(200);
const oja = await startOjaWithPaystack({ sameClock: true });
const admin = await oja.person({ role: 'admin', days: 30 });

const poll = () => pollPayments.run(oja.deps, {}, { number: 1, last: false });
const verify = (person: Person, reference: string) =>
  oja.call('verifyPaystack', { token: person.token, query: { reference } });
const close = (person: Person) =>
  oja.call('deleteUserByStaff', { token: admin.token, params: { id: person.id }, body: {} });
const pay = (person: Person, amount: number, key: string) =>
  oja.call('payPaystack', {
    token: person.token,
    body: { amount },
    headers: { 'idempotency-key': key },
  });
const walletOf = (person: Person) => readBalance(oja.deps.db, account.wallet(person.id));
const paymentOf = (reference: string) =>
  oja.deps.db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

describe('closing an account', () => {
  const messageOf = async (person: Person) => {
    const { status, body } = await close(person);
    expect([status, body.code]).toEqual([409, 'account_has_open_business']);
    return body.message as string;
  };

  test('waits for a payment that can still be paid, and no longer when it has expired', async () => {
    const ada = await oja.person({ days: 30 });
    const { reference, authorizationUrl } = await startFunding(oja, ada, 450);
    expect(await messageOf(ada)).toMatch(
      /A payment of ₦450\.00 that you started can still be paid until Nov \d/,
    );
    oja.clock.advance(23 * hourMs);
    await poll();
    expect(await messageOf(ada)).toContain('can still be paid until');
    oja.clock.advance(hourMs);
    expect(await messageOf(ada)).toContain('still being checked with Paystack');
    await oja.sim.control('POST', `/transactions/${reference}`, { status: 'ongoing' });
    await poll();
    expect(await messageOf(ada)).toContain('still being checked with Paystack');
    await oja.sim.control('POST', `/transactions/${reference}`, { status: 'abandoned' });
    oja.clock.advance(hourMs);
    await poll();
    expect((await close(ada)).status).toBe(200);

    // The payment page is open in another tab: a payment there is parked and can only be returned.
    await oja.sim.press(authorizationUrl, 'success');
    await oja.sim.deliver();
    await oja.runJobs();
    expect(await walletOf(ada)).toBe(0);
    const payment = await paymentOf(reference);
    expect(payment).toMatchObject({ status: 'parked', parkedKobo: 45_000 });
    expect(payment.parkedWhy).toContain('closed');
    await expectCleanLedger(oja);
    const propose = (outcome: 'credit' | 'return') =>
      oja.call('proposeParkedOutcome', {
        token: admin.token,
        params: { id: payment.id },
        body: { outcome, reason: 'It is theirs.' },
      });
    const refused = await propose('credit');
    expect(refusalOf(refused)).toEqual([409, 'account_closed']);
    expect((await propose('return')).status).toBe(200);
  });

  test('waits for a chargeback, and for the debt that it leaves', async () => {
    const [ada, seller] = [await oja.person(), await oja.person()];
    const reference = await fund(oja, ada, 900);
    const spend = postings.subscription({
      userId: ada.id,
      plan: { id: seller.id, name: 'Basic' },
      period: 1,
      priceKobo: 90_000,
    });
    await inTransaction(oja.deps.db, (tx) => postTransfer(tx, spend, oja.deps.now()));
    const { id } = (await oja.sim.control('POST', '/disputes', { reference })) as { id: number };
    await oja.sim.deliver();
    await oja.runJobs();
    expect(await messageOf(ada)).toContain('A bank is asking for one of your payments back.');
    await oja.sim.control('POST', `/disputes/${id}/resolve`, { resolution: 'merchant-accepted' });
    await oja.sim.deliver();
    await oja.runJobs();
    expect(await messageOf(ada)).toContain('You owe ₦900.00 for a payment that a bank took back');
    const own = await oja.call('deleteUser', { token: ada.token, body: { password: ada.password } });
    expect(refusalOf(own)).toEqual([409, 'account_has_open_business']);
    expect(own.body.message).toContain('You owe ₦900.00');
    await fund(oja, ada, 900);
    await recoverDebts.run(oja.deps, {}, { number: 1, last: false });
    expect((await close(ada)).status).toBe(200);
    await expectCleanLedger(oja);
  });

  test('the auditor finds money and debts of closed accounts', async () => {
    const ada = await oja.person();
    await fund(oja, ada, 900);
    const erase = (at: string) =>
      onServer(oja.adminUrl, (client) =>
        client.query(`update users set erased_at = ${at} where id = '${ada.id}'`),
      );
    await erase('now()');
    const names = async () => (await findMoneyFaults(oja.deps.db)).map(({ name }) => name);
    expect(await names()).toEqual([expect.stringContaining('a closed account holds nothing')]);
    await erase('null');
    await expectCleanLedger(oja);
  });

  test('does not wait for a payment whose page was never handed out', async () => {
    const ada = await oja.person();
    await oja.sim.spoilCall('POST /transaction/initialize', { kind: 'error-after' });
    expect(refusalOf(await pay(ada, 700, 'lost'))).toEqual([502, 'payments_unclear']);
    expect((await close(ada)).status).toBe(200);
  });

  test('waits for a parked payment until it is decided', async () => {
    const ada = await oja.person();
    const { reference, authorizationUrl } = await startFunding(oja, ada, 500.13);
    await oja.sim.press(authorizationUrl, 'success');
    expect(refusalOf(await verify(ada, reference))).toEqual([422, 'payment_under_review']);
    expect(await messageOf(ada)).toContain('A payment of ₦500.13 is being looked at by our team');
    const { id } = await paymentOf(reference);
    const second = await oja.person({ role: 'admin' });
    const reason = 'Sent back.';
    const proposed = await oja.call('proposeParkedOutcome', {
      token: admin.token,
      params: { id },
      body: { outcome: 'return', reason },
    });
    expect(await messageOf(ada)).toContain('is being looked at');
    const params = { id: present(proposed.body.data.approval).id };
    expect((await oja.call('approveProposal', { token: second.token, params })).status).toBe(200);
    expect((await close(ada)).status).toBe(200);
    await expectCleanLedger(oja);
  });

  test('against a late payment: it is credited and the account stays, or it is parked', async () => {
    const people: { person: Person; reference: string; authorizationUrl: string }[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const person = await oja.person({ days: 30 });
      people.push({ person, ...(await startFunding(oja, person, 300)) });
    }
    oja.clock.advance(25 * hourMs);
    for (let n = 0; n < rounds / 100 + 1; n += 1) await poll();
    const outcomes = new Set<string>();
    for (const [round, { person, reference, authorizationUrl }] of people.entries()) {
      await oja.sim.press(authorizationUrl, 'success');
      // Which is first depends on the machine, so the first round closes the account before the confirmation begins, and the
      // others give the confirmation a different head start each.
      const closedFirst = round === 0 ? await close(person) : undefined;
      const confirming = verify(person, reference);
      const headStartMs = (round * 7) % 25;
      if (headStartMs === 24) await confirming;
      else await sleep(headStartMs);
      const [closed] = await Promise.all([closedFirst ?? close(person), confirming]);
      const { status } = await paymentOf(reference);
      outcomes.add(`${closed.status} ${status}`);
      // A webhook after the race handles what the callback missed.
      if (status === 'open') {
        await oja.sim.deliver();
        await oja.runJobs();
      }
      const isClosed = closed.status === 200;
      expect((await paymentOf(reference)).status).toBe(isClosed ? 'parked' : 'paid');
      expect(await walletOf(person)).toBe(isClosed ? 0 : 30_000);
    }
    expect(outcomes).toContain('409 paid');
    expect([...outcomes].some((outcome) => outcome.startsWith('200'))).toBe(true);
    await expectCleanLedger(oja);
  }, 180_000);

  test('against a payment that starts: no page is handed out for a closed account', async () => {
    for (let round = 0; round < roundsOf(50); round += 1) {
      const person = await oja.person();
      const [closed, started] = await Promise.all([close(person), pay(person, 300, 'one')]);
      // On a busy machine the request that waits for the lock may get 503.
      expect([closed.status, started.status]).not.toEqual([200, 200]);
      if (closed.status !== 200) continue;
      const pages = oja.deps.db.selectFrom('payments').select('id').where('userId', '=', person.id);
      expect(await pages.where('authorizationUrl', 'is not', null).execute()).toEqual([]);
    }
    await expectCleanLedger(oja);
  }, 180_000);
});
