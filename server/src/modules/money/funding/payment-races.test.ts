import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, startFunding, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { pollPayments } from './poll-payments.ts';

const rounds = roundsOf(200);
const oja = await startOjaWithPaystack({ sameClock: true });
const admin = await oja.person({ role: 'admin', days: 30 });

const poll = () => pollPayments.run(oja.deps, {}, { number: 1, last: false });
const verify = (person: Person, reference: string) =>
  oja.call('verifyPaystack', { token: person.token, query: { reference } });
const pay = (person: Person, amount: number, key: string) =>
  oja.call('payPaystack', {
    token: person.token,
    body: { amount },
    headers: { 'idempotency-key': key },
  });

describe('two concurrent requests with one key', () => {
  test('lead to one page, and every page that was handed out is credited once', async () => {
    const ada = await oja.person({ days: 30 });
    let paid = 0;
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all([
        pay(ada, 100 + round, `k${round}`),
        pay(ada, 100 + round, `k${round}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body.data).toEqual(answers[0]?.body.data);
      const { authorization_url: page, reference } = answers[0]?.body.data ?? {};
      await oja.sim.press(page, 'success');
      if (round % 2 === 0) expect((await verify(ada, reference)).status).toBe(200);
      paid += 100 + round;
    }
    // The odd rounds are confirmed by the poller, which handles a hundred at a time, and by webhooks.
    oja.clock.advance(61_000);
    await poll();
    await oja.sim.deliver();
    await oja.runJobs();
    expect(await availableOf(oja, ada)).toBe(paid);
    await expectCleanLedger(oja);
  }, 180_000);

  test('the application cannot change the reference or the amount of a payment', async () => {
    const ada = await oja.person();
    const { reference } = await startFunding(oja, ada, 300);
    for (const change of [{ reference: 'fund-other' }, { amountKobo: 1 }, { userId: admin.id }]) {
      const update = oja.deps.db.updateTable('payments').set(change).where('reference', '=', reference);
      await expect(update.execute()).rejects.toThrow('permission denied');
    }
  });

  test('a page that was lost is replaced by another one, and money paid on either is credited', async () => {
    const ada = await oja.person();
    await oja.sim.spoilCall('POST /transaction/initialize', { kind: 'error-after' });
    expect(refusalOf(await pay(ada, 700, 'lost'))).toEqual([502, 'payments_unclear']);
    const answer = await pay(ada, 700, 'lost');
    expect(answer.status).toBe(200);
    expect((await pay(ada, 700, 'lost')).body.data).toEqual(answer.body.data);
    const rows = await oja.deps.db
      .selectFrom('payments')
      .select('reference')
      .where('userId', '=', ada.id)
      .execute();
    expect(rows).toHaveLength(2);
    for (const { reference } of rows) {
      await oja.sim.control('POST', `/transactions/${reference}`, { status: 'success' });
    }
    oja.clock.advance(61_000);
    await poll();
    expect(await availableOf(oja, ada)).toBe(1_400);
    await expectCleanLedger(oja);
  });
});
