import { minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { addAdmin } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

/** The e-mail address of one who answers proposals: its reader could answer in their name. */
const oja = await startOja();
const [first, second] = [await addAdmin(oja), await addAdmin(oja)];
const reason = 'Lost the mailbox; showed the passport in a call.';

const change = (person: Person, email: string) =>
  oja.call('changeUserEmail', { token: first.token, params: { id: person.id }, body: { email, reason } });
const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const emailOf = async ({ id }: Person) => {
  const row = oja.deps.db.selectFrom('users').select('email').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).email;
};
const open = async (email: string) => {
  await oja.runJobs();
  const { text } = present((await oja.mails(email)).at(-1));
  const token = present(/token=([\w-]+)/.exec(text)?.[1]);
  return oja.call('confirmEmail', { body: { token } });
};

test.each(['admin', 'finance', 'trust'] as const)(
  'of a member with the role %s changes after another administrator approved it',
  async (role) => {
    const person = await oja.person({ role });
    const email = `new-${role}@example.com`;
    const asked = await change(person, email);
    expect(asked.body).toMatchObject({ message: 'Waiting for Approval' });
    await oja.runJobs();
    expect(await oja.mails(email)).toEqual([]);
    const { id } = present(asked.body.approval);
    expect(refusalOf(await approve(id, first))).toEqual([403, 'second_admin_needed']);
    if (role === 'admin') expect(refusalOf(await approve(id, person))).toEqual([409, 'own_account_refused']);
    const approved = await approve(id);
    expect(approved.body.data.facts[0]).toEqual({ name: 'Change', value: `New e-mail address: ${email}` });
    expect(await emailOf(person)).toBe(person.email);
    expect((await open(email)).status).toBe(200);
    expect(await emailOf(person)).toBe(email);
    const told = await oja.call('listNotifications', { token: second.token });
    expect(told.body.data.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/gets a new e-mail address as/),
    );
  },
);

test('of any other person it needs no approval', async () => {
  for (const role of ['user', 'moderator', 'support'] as const) {
    const asked = await change(await oja.person({ role }), `free-${role}@example.com`);
    expect(asked.body).toMatchObject({ approval: null });
  }
});

test('a link from before the person answered proposals is void', async () => {
  const person = await oja.person();
  const email = 'before@example.com';
  await change(person, email);
  await oja.runJobs();
  await setRole(oja, person.id, 'finance');
  expect(refusalOf(await open(email))).toEqual([400, 'confirmation_link_invalid']);
  expect(await emailOf(person)).toBe(person.email);
});

test('with the account goes the address that was proposed', async () => {
  const person = await oja.person({ role: 'finance' });
  const { body } = await change(person, 'gone@example.com');
  const { id } = present(body.approval);
  expect((await oja.call('deleteUser', { token: person.token, body: {} })).status).toBe(200);
  const row = await oja.deps.db
    .selectFrom('approvals')
    .select(['status', 'payload'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'overtaken', payload: { kind: 'email' } });
  const ended = await oja.call('listApprovals', { token: second.token, query: { status: 'ended' } });
  expect(ended.status).toBe(200);
});

test('with one administrator alone, the proof of presence takes the place of the second', async () => {
  const person = await oja.person({ role: 'trust' });
  const { db } = oja.deps;
  await db
    .updateTable('users')
    .set({ role: 'user' })
    .where('role', '=', 'admin')
    .where('id', '<>', first.id)
    .execute();
  await db.updateTable('users').set({ adminEndedAt: null }).execute();
  oja.clock.advance(11 * minuteMs);
  const alone = await oja.callRaw('changeUserEmail', {
    token: first.token,
    params: { id: person.id },
    body: { email: 'alone@example.com', reason },
    proof: false,
  });
  expect(refusalOf(alone)).toEqual([403, 'proof_required']);
  expect((await change(person, 'alone@example.com')).body).toMatchObject({ approval: null });
  expect((await open('alone@example.com')).status).toBe(200);
});
