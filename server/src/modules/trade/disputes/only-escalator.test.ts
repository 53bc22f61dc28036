import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { addAdmin, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { remindOfDisputes } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin } = market;

test('the only member of staff with the right decides what they escalated, unless another can', async () => {
  const { id } = await buyAndDispute(market);
  const params = { purchase_id: id };
  const resolve = (type: 'escalate' | 'favor_buyer') =>
    oja.call('resolveDispute', { token: admin.token, params, body: { type, details: 'As it is shown.' } });
  const whatAdminMay = async () => {
    const { body } = await oja.call('showStaffCase', { token: admin.token, params });
    const work = await oja.call('listWork', { token: admin.token, query: { kind: 'dispute' } });
    const preview = await oja.call('previewResolution', {
      token: admin.token,
      params,
      query: { type: 'favor_buyer' },
    });
    const { actions, blocked } = body.data;
    return [actions.includes('favor_buyer'), blocked === null, work.body.data.length, preview.status];
  };
  /** Whether others can decide, and what the administrator reads before escalating. */
  const escalation = async () => {
    const { body } = await oja.call('showStaffCase', { token: admin.token, params });
    const query = { type: 'escalate' } as const;
    const preview = await oja.call('previewResolution', { token: admin.token, params, query });
    return [body.data.others_can_decide, preview.body.data.sentence];
  };
  const remindersOfAdmin = async () => {
    oja.clock.advance(dayMs);
    await remindOfDisputes.run(oja.deps, {}, { number: 1, last: true });
    const { body } = await oja.call('listNotifications', { token: admin.token });
    return body.data.filter(({ title }) => title.startsWith('A dispute is late: ')).length;
  };

  expect(await escalation()).toEqual([false, expect.stringMatching(/^No other member of staff can decide/)]);
  expect((await resolve('escalate')).status).toBe(200);
  oja.clock.advance(5 * dayMs);
  expect(await whatAdminMay()).toEqual([true, true, 1, 200]);
  expect(await remindersOfAdmin()).toBe(1);

  const other = await addAdmin(oja);
  expect(await whatAdminMay()).toEqual([false, false, 0, 403]);
  expect(await remindersOfAdmin()).toBe(1);
  expect(refusalOf(await resolve('favor_buyer'))).toEqual([403, 'another_admin_needed']);

  await setRole(oja, other.id, 'finance');
  expect(await whatAdminMay()).toEqual([true, true, 1, 200]);
  expect((await resolve('favor_buyer')).status).toBe(200);
  await expectCleanLedger(oja);
});

test('who escalates a dispute that others can decide reads that they decide', async () => {
  const other = await addAdmin(oja);
  const { id } = await buyAndDispute(market);
  const params = { purchase_id: id };
  const { body } = await oja.call('showStaffCase', { token: other.token, params });
  expect(body.data.others_can_decide).toBe(true);
  const query = { type: 'escalate' } as const;
  const preview = await oja.call('previewResolution', { token: other.token, params, query });
  expect(preview.body.data.sentence).toBe('Another member of staff decides. The money stays in escrow.');
});
