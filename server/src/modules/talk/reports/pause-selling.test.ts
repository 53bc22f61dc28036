import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { addTrader } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { openModeration } from './test-reports.ts';

const oja = await startOja();
const { ada, bola, report, act, audited, notifications } = await openModeration(oja);
const pause = { action: 'pause_selling', text: 'Sold a fake.' } as const;

test('a report leads to a pause of selling, which the person reads, and to no second one', async () => {
  const seller = await addTrader(oja);
  const [id, second] = [
    await report({ type: 'user', target_id: seller.id }),
    await report({ type: 'user', target_id: seller.id }),
  ];
  expect((await act('showReport', ada, id)).body.data.actions).toContain('pause_selling');
  const answer = await act('actOnReport', ada, id, pause);
  expect(answer.body.data).toMatchObject({ status: 'pending', done: ['pause_selling'] });
  expect(answer.body.data.actions).not.toContain('pause_selling');
  expect((await act('showReport', ada, second)).body.data.actions).not.toContain('pause_selling');
  const { body } = await oja.call('showStanding', { token: seller.token });
  expect(body.data).toMatchObject([{ kind: 'selling_paused', reason: 'Sold a fake.', ended: null }]);
  expect(await audited(seller.id)).toEqual(['user.selling_paused']);
  expect((await notifications(seller))[0]).toMatch(/selling/i);
  expect(refusalOf(await act('approveReport', ada, second, pause))).toEqual([409, 'sanction_stands']);
  expect((await act('showReport', ada, second)).body.data.status).toBe('pending');
});

test('selling is not paused from a report of one’s own making, nor that of staff', async () => {
  const seller = await addTrader(oja);
  const body = {
    title: 'Sells fakes',
    reporter: 'Mrs Adeyemi, by phone',
    description: 'She bought one.',
    type: 'user',
    reason: 'Scam/Fraud',
    target_id: seller.id,
  } as const;
  const own = (await oja.call('addReport', { token: ada.token, body })).body.data;
  expect(own.actions).not.toContain('pause_selling');
  expect(refusalOf(await act('actOnReport', ada, own.id, pause))).toEqual([403, 'added_report_refused']);
  expect((await act('actOnReport', bola, own.id, pause)).body.data.done).toEqual(['pause_selling']);

  const former = await addTrader(oja);
  const about = await report({ type: 'user', target_id: former.id });
  await setRole(oja, former.id, 'support');
  const { actions } = (await act('showReport', ada, about)).body.data;
  expect(actions).not.toContain('pause_selling');
  expect(refusalOf(await act('actOnReport', ada, about, pause))).toEqual([403, 'staff_protected']);
});
