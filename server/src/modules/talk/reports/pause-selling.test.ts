import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { addTrader } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together } from '../../../../test/together.ts';
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

const sanctionsOf = ({ id }: { id: string }) =>
  oja.deps.db.selectFrom('sanctions').select(['id', 'kind']).where('userId', '=', id).execute();
const names = ['Ada Eze', 'Bola Ajayi'] as const;
for (const [index, { id }] of [ada, bola].entries())
  await oja.deps.db.updateTable('users').set({ name: names[index] }).where('id', '=', id).execute();

test.each([
  ['warn_user', 'sanction_stands'],
  ['pause_selling', 'sanction_stands'],
  ['hide_listing', 'state_conflict'],
] as const)(
  'two moderators who %s from one report at once: one does, the other reads who was first',
  {
    timeout: 180_000,
  },
  async (action, code) => {
    for (let round = 0; round < roundsOf(50); round += 1) {
      const seller = await addTrader(oja);
      const id = await report(action === 'hide_listing' ? {} : { type: 'user', target_id: seller.id });
      const answers = await together(round, [
        () => act('actOnReport', ada, id, { action, text: 'Sold a fake.' }),
        () => act('actOnReport', bola, id, { action, text: 'Sold a fake.' }),
      ]);
      const refused = answers.find(({ status }) => status !== 200);
      expect(refused && refusalOf(refused)).toEqual([409, code]);
      expect(refused?.body.message).toContain(refused === answers[0] ? names[1] : names[0]);
      expect((await sanctionsOf(seller)).length).toBe(action === 'hide_listing' ? 0 : 1);
    }
  },
);

test.each([
  ['warn_user', 'warning'],
  ['pause_selling', 'selling_paused'],
  ['suspend_user', 'suspension'],
] as const)('%s does not stand any more once it was lifted, and can be repeated', async (action, kind) => {
  const admin = await oja.person({ role: 'admin' });
  const seller = await addTrader(oja);
  const id = await report({ type: 'user', target_id: seller.id });
  const given = await act('approveReport', ada, id, { action, text: 'Sold a fake.' });
  expect(given.body.data.done).toEqual([action]);
  const [sanction] = await sanctionsOf(seller);
  expect(sanction?.kind).toBe(kind);
  const lift = { token: admin.token, params: { id: sanction?.id ?? '' }, body: { reason: 'Our mistake.' } };
  expect((await oja.call('liftSanction', lift)).status).toBe(200);
  const shown = (await act('showReport', bola, id)).body.data;
  expect(shown.done).toEqual([]);
  expect(shown.decision?.outcome).toBe(action);
  await act('reopenReport', bola, id, { reason: 'It went on.' });
  const again = await act('actOnReport', bola, id, { action, text: 'Sold another.' });
  expect(again.body.data.done).toEqual([action]);
});

test('two who warn for the same reason at once without a report give one warning', async () => {
  const [first, second] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
  for (let round = 0; round < roundsOf(50); round += 1) {
    const { id } = await oja.person();
    const warn = ({ token }: { token: string }, reason = 'Rude to buyers.') =>
      oja.call('addSanction', { token, params: { id }, body: { kind: 'warning', reason } });
    const answers = await together(round, [() => warn(first), () => warn(second)]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused && refusalOf(refused)).toEqual([409, 'sanction_stands']);
    expect((await warn(first, 'Another matter.')).status).toBe(200);
    expect(await sanctionsOf({ id })).toHaveLength(2);
  }
});
