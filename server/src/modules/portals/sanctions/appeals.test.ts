import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { retentionDays } from '../../../domain/personal-data/periods.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { applyRetention } from '../account-closing/index.ts';

const oja = await startOja();
const giver = await oja.person({ role: 'admin', days: 300 });
const other = await oja.person({ role: 'trust', days: 300 });
const reason = 'Offered the same account twice.';

type Kind = 'warning' | 'selling_paused' | 'suspension';
async function give(person: Person, kind: Kind, days?: number): Promise<string> {
  // Sanctions are listed by time, and the clock of the tests stands still.
  oja.clock.advance(1_000);
  const body = { kind, reason, ...(days === undefined ? {} : { days }) };
  const answer = await oja.call('addSanction', { token: giver.token, params: { id: person.id }, body });
  return present(answer.body.data[0]).id;
}
const appeal = (person: Person, id: string, text = 'It was another account.') =>
  oja.call('appealSanction', { token: person.token, params: { id }, body: { text } });
const decide = (by: Person, id: string, outcome: 'upheld' | 'lifted') =>
  oja.call('decideSanctionAppeal', {
    token: by.token,
    params: { id },
    body: { outcome, reason: 'We looked at both.' },
  });
const standing = async (person: Person) =>
  present((await oja.call('showStanding', { token: person.token })).body.data[0]);
const actionsOf = async (by: Person, person: Person) =>
  (await oja.call('listSanctions', { token: by.token, params: { id: person.id } })).body.data[0]?.actions;
const queue = async (by: Person) =>
  (await oja.call('listWork', { token: by.token, query: { kind: 'sanction' } })).body.data.map(
    ({ id }) => id,
  );
const eventsOf = async (person: Person) =>
  (await oja.call('listNotifications', { token: person.token })).body.data.map(({ event }) => event);
const isTold = async (person: Person, name: string) => (await eventsOf(person)).includes(name);

test('a person appeals once, another member of staff decides, and it is told', async () => {
  const person = await oja.person();
  const id = await give(person, 'selling_paused', 7);
  const { until, appeal_until } = await standing(person);
  expect(appeal_until).toBe(until);
  expect((await appeal(person, id)).status).toBe(200);
  expect(refusalOf(await appeal(person, id))).toEqual([409, 'sanction_appealed']);
  expect(await standing(person)).toMatchObject({ appeal_until: null, appeal: { decided_at: null } });
  expect(await queue(other)).toContain(id);
  expect(await isTold(other, 'sanction_appealed')).toBe(true);
  expect(await isTold(giver, 'sanction_appealed')).toBe(false);

  expect(await actionsOf(giver, person)).toEqual(['lift']);
  expect(await actionsOf(other, person)).toEqual(['lift', 'decide_appeal']);
  expect(refusalOf(await decide(giver, id, 'upheld'))).toEqual([403, 'sanction_appeal_of_other']);
  expect((await decide(other, id, 'upheld')).status).toBe(200);
  expect(await queue(other)).not.toContain(id);
  expect(await standing(person)).toMatchObject({
    ended: null,
    appeal: { outcome: 'upheld', answer: 'We looked at both.' },
  });
  expect(await isTold(person, 'sanction_upheld')).toBe(true);
  expect(refusalOf(await decide(other, id, 'lifted'))).toEqual([409, 'sanction_appeal_closed']);
});

test('a granted appeal ends the sanction', async () => {
  const person = await oja.person();
  const id = await give(person, 'selling_paused');
  await appeal(person, id);
  const { body } = await decide(other, id, 'lifted');
  expect(body.data[0]).toMatchObject({ ended: { reason: 'We looked at both.' }, actions: [] });
  expect(await standing(person)).toMatchObject({ appeal: { outcome: 'lifted' } });
  const actions = await oja.deps.db
    .selectFrom('auditLog')
    .select('action')
    .where('subjectId', '=', person.id)
    .orderBy('position')
    .execute();
  expect(actions.map(({ action }) => action).slice(-2)).toEqual([
    'user.selling_resumed',
    'user.appeal_granted',
  ]);
});

test('an appeal is possible for 14 days, while it stands, and only for the own sanction', async () => {
  const [person, stranger] = [await oja.person({ days: 300 }), await oja.person()];
  const [late, lifted] = [await give(person, 'warning'), await give(person, 'selling_paused')];
  expect(refusalOf(await appeal(stranger, late))).toEqual([404, 'not_found']);
  await oja.call('liftSanction', { token: giver.token, params: { id: lifted }, body: { reason } });
  expect(refusalOf(await appeal(person, lifted))).toEqual([409, 'sanction_over']);
  oja.clock.advance(14 * dayMs);
  expect(refusalOf(await appeal(person, late))).toEqual([409, 'sanction_appeal_late']);
});

test('the appeal of a member of staff is told to administrators alone, and not to the person', async () => {
  const [admin, third] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
  const trust = await oja.person({ role: 'trust' });
  const id = await give(admin, 'warning');
  await appeal(admin, id);
  expect(await isTold(third, 'sanction_appealed')).toBe(true);
  expect(await isTold(admin, 'sanction_appealed')).toBe(false);
  expect(await isTold(trust, 'sanction_appealed')).toBe(false);
  expect(refusalOf(await decide(trust, id, 'upheld'))).toEqual([403, 'staff_protected']);
  expect(refusalOf(await decide(admin, id, 'lifted'))).toEqual([409, 'own_account_refused']);
  expect((await decide(third, id, 'upheld')).status).toBe(200);
});

test('the queue shows an appeal to those who may decide it, and counts it for no others', async () => {
  const [third, trust] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'trust' })];
  const person = await oja.person();
  const [ofTrader, ofStaff] = [await give(person, 'warning'), await give(trust, 'warning')];
  await appeal(person, ofTrader);
  await appeal(trust, ofStaff);
  const seen = async (by: Person) => {
    const ids = await queue(by);
    const { kinds, total } = (await oja.call('countWork', { token: by.token })).body.data;
    expect(kinds.sanction).toBe(ids.length);
    expect(total).toBe((await oja.call('listWork', { token: by.token })).body.data.length);
    return ids.filter((id) => id === ofTrader || id === ofStaff).toSorted();
  };
  expect(await seen(giver)).toEqual([]);
  expect(await seen(other)).toEqual([ofTrader]);
  expect(await seen(trust)).toEqual([ofTrader]);
  expect(await seen(third)).toEqual([ofTrader, ofStaff].toSorted());

  const item = { kind: 'sanction' as const, id: ofTrader };
  const claim = (by: Person, params = item) => oja.call('claimWork', { token: by.token, params });
  expect(refusalOf(await claim(giver))).toEqual([404, 'not_found']);
  expect(refusalOf(await claim(other, { ...item, id: ofStaff }))).toEqual([404, 'not_found']);
  const assign = (owner: Person) =>
    oja.call('assignWork', { token: third.token, params: item, body: { owner_id: owner.id } });
  expect(refusalOf(await assign(giver))).toEqual([400, 'assignee_unknown']);
  expect((await assign(other)).body.data).toMatchObject({
    owner: { id: other.id },
    page: `/admin/users/${person.id}#sanctions`,
  });
  const { mine, unassigned } = (await oja.call('countWork', { token: giver.token })).body.data;
  expect([mine, unassigned]).toEqual([0, 0]);
});

test('a suspended person appeals by the link of the mail, which allows nothing else', async () => {
  const person = await oja.person();
  await give(person, 'suspension');
  await oja.runJobs();
  const mail = present((await oja.mails(person.email)).at(-1));
  const token = present(mail.link?.searchParams.get('token'));
  const shown = await oja.call('showSuspension', { body: { token } });
  expect(shown.body.data).toMatchObject({ kind: 'suspension', reason, appeal: null });
  for (const wrong of [`${token.slice(0, -4)}AAAA`, 'A'.repeat(54)]) {
    expect(refusalOf(await oja.call('showSuspension', { body: { token: wrong } }))).toEqual([
      400,
      'appeal_link_invalid',
    ]);
  }
  const send = () => oja.call('appealSuspension', { body: { token, text: 'It was another account.' } });
  const answers = await Promise.all([send(), send()]);
  expect(outcomesOf(answers)).toEqual(['200', '409 sanction_appealed']);
  const { id } = shown.body.data;
  expect((await decide(other, id, 'lifted')).status).toBe(200);
  expect((await oja.call('showSuspension', { body: { token } })).body.data.ended).not.toBeNull();
  const { email, password } = person;
  expect((await oja.call('login', { body: { email, password } })).status).toBe(200);
});

test('granting the appeal of a suspended administrator waits for a second one', async () => {
  const [admin, third] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
  const id = await give(admin, 'suspension');
  await oja.runJobs();
  const token = present((await oja.mails(admin.email)).at(-1)?.link?.searchParams.get('token'));
  await oja.call('appealSuspension', { body: { token, text: 'It was another account.' } });
  await changeSettings(oja, 'security', { secondAdminForAdmins: true });
  const { body } = await decide(third, id, 'lifted');
  await changeSettings(oja, 'security', { secondAdminForAdmins: false });
  expect(body.data[0]).toMatchObject({ ended: null, appeal: { outcome: null } });
  const { id: proposal } = present(body.approval);
  const approval = await oja.call('approveProposal', { token: giver.token, params: { id: proposal } });
  expect(approval.status).toBe(200);
  expect((await oja.call('showSuspension', { body: { token } })).body.data).toMatchObject({
    ended: { reason: 'We looked at both.' },
    appeal: { outcome: 'lifted' },
  });
});

test('the mail about a suspension that stays leads to its page, not to a sign-in', async () => {
  const person = await oja.person();
  const id = await give(person, 'suspension');
  await oja.runJobs();
  const token = present((await oja.mails(person.email)).at(-1)?.link?.searchParams.get('token'));
  await oja.call('appealSuspension', { body: { token, text: 'It was another account.' } });
  await decide(other, id, 'upheld');
  await oja.runJobs();
  const { link } = present((await oja.mails(person.email)).at(-1));
  expect([link?.pathname, link?.searchParams.get('token')]).toEqual(['/appeal', token]);
  const shown = await oja.call('showSuspension', { body: { token } });
  expect(shown.body.data.appeal).toMatchObject({ outcome: 'upheld', answer: 'We looked at both.' });
});

test('the appeal of an account that is deleted leaves the queue, and its text is erased later', async () => {
  const person = await oja.person();
  const [appealed, plain] = [await give(person, 'warning'), await give(person, 'selling_paused')];
  await appeal(person, appealed);
  const { password } = person;
  expect((await oja.call('deleteUser', { token: person.token, body: { password } })).status).toBe(200);
  expect(await queue(other)).not.toContain(appealed);
  expect(await rowOf(appealed)).toMatchObject({ appealOutcome: 'withdrawn', endedAt: null });
  oja.clock.advance((retentionDays.moderation + 1) * dayMs);
  await inTransaction(oja.deps.db, (tx) => enqueue(tx, applyRetention, {}));
  await oja.runJobs();
  expect(await rowOf(appealed)).toMatchObject({ appealText: null, appealAnswer: null });
  expect(await rowOf(plain)).toMatchObject({ reason: 'This was about an account that has been deleted.' });
});

const rowOf = (id: string) =>
  oja.deps.db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
