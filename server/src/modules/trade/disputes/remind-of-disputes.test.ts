import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addAdmin, buyAndDispute, openMarket, withNewBuyer } from '../../../../test/purchases.ts';
import { remindOfDisputes, watchDisputes } from './index.ts';

/** Disputes that were escalated and stay undecided: nothing ends them by the clock. */
const oja = await startOja();
const market = await openMarket(oja);
const [admin, admin2] = [market.admin, await addAdmin(oja)];

const resolve = (id: string, type: 'escalate' | 'favor_buyer', { token }: Person) =>
  oja.call('resolveDispute', {
    token,
    params: { purchase_id: id },
    body: {
      type,
      details: 'As the pictures show.',
      ...(type === 'escalate' ? {} : { early_reason: 'Now.' }),
    },
  });
const remindersOf = async ({ token }: Person) => {
  const { body } = await oja.call('listNotifications', { token });
  return body.data.filter(({ title }) => title.startsWith('A dispute is late: ')).length;
};
/** Both jobs run twice, as two workers would run them. */
const pass = async (ms: number) => {
  oja.clock.advance(ms);
  for (const job of [watchDisputes, remindOfDisputes, watchDisputes, remindOfDisputes])
    await job.run(oja.deps, {}, { number: 1, last: true });
};

test('one that the clock escalated: the staff are reminded a day later, and every day until it is decided', async () => {
  const { id } = await buyAndDispute(await withNewBuyer(market));
  await pass(5 * dayMs);
  expect([await remindersOf(admin), await remindersOf(admin2)]).toEqual([0, 0]);
  await pass(dayMs - 1);
  expect(await remindersOf(admin)).toBe(0);
  await pass(1);
  await pass(dayMs);
  expect([await remindersOf(admin), await remindersOf(admin2)]).toEqual([2, 2]);
  const { body } = await oja.call('listNotifications', { token: admin.token });
  expect(body.data[0]).toMatchObject({
    event: 'dispute_needs_admin',
    text: expect.stringMatching(/: .+\. It was due on /),
    link: `/admin/transactions?case=${id}`,
  });
  expect((await resolve(id, 'favor_buyer', admin)).status).toBe(200);
  await pass(2 * dayMs);
  expect(await remindersOf(admin)).toBe(2);
});

test('one that a member of staff escalated: the others are reminded from the day on which it is due', async () => {
  const before = [await remindersOf(admin), await remindersOf(admin2)];
  const { id } = await buyAndDispute(await withNewBuyer(market));
  expect((await resolve(id, 'escalate', admin)).status).toBe(200);
  await pass(5 * dayMs - 1);
  expect(await remindersOf(admin2)).toBe(before[1]);
  await pass(1);
  expect([await remindersOf(admin), await remindersOf(admin2)]).toEqual([before[0], (before[1] ?? 0) + 1]);
  await resolve(id, 'favor_buyer', admin2);
});
