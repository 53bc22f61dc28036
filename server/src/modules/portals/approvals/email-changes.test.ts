import { approvalHours } from '@oja/contract/approvals';
import { hourMs, minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { addAdmin } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { lapseApprovals } from './lapse-approvals.ts';

/** The e-mail address of one who answers proposals: its reader could answer in their name. */
const oja = await startOja();
const [first, second] = [await addAdmin(oja), await addAdmin(oja)];
const reason = 'Lost the mailbox; showed the passport in a call.';

const change = (person: Person, email: string, by = first) =>
  oja.call('changeUserEmail', { token: by.token, params: { id: person.id }, body: { email, reason } });
const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const demote = (person: Person, by = first) =>
  oja.call('changeUserRole', { token: by.token, params: { id: person.id }, body: { role: 'user' } });
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

test.each(['admin', 'finance', 'trust'] as const)(
  'of a former member with the role %s still needs another administrator, who may not be the one asking',
  async (role) => {
    const person = await oja.person({ role });
    expect((await demote(person)).status).toBe(200);
    const email = `former-${role}@example.com`;
    const asked = await change(person, email);
    expect(asked.body).toMatchObject({ message: 'Waiting for Approval' });
    const { id } = present(asked.body.approval);
    expect(refusalOf(await approve(id, first))).toEqual([403, 'second_admin_needed']);
    expect((await approve(id)).status).toBe(200);
    expect((await open(email)).status).toBe(200);
    expect(await emailOf(person)).toBe(email);
  },
);

test('a link from before the person answered proposals stays void after they stopped', async () => {
  const person = await oja.person();
  await change(person, 'early@example.com');
  await oja.runJobs();
  await oja.call('changeUserRole', {
    token: first.token,
    params: { id: person.id },
    body: { role: 'trust' },
  });
  await demote(person);
  expect(refusalOf(await open('early@example.com'))).toEqual([400, 'confirmation_link_invalid']);
  expect(await emailOf(person)).toBe(person.email);
});

test('one who was demoted is told by mail, with a way to object, whatever they chose to be told', async () => {
  const person = await addAdmin(oja);
  await demote(person);
  await oja.runJobs();
  const mail = present((await oja.mails(person.email)).at(-1));
  expect(mail.subject).toContain('Your role on Oja has changed');
  expect(mail.text).toMatch(/made you a user.*write to our support/);
  expect(mail.text).toContain('/dashboard/help?tab=contact');
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

test('a password that the owner chose after the proposal ends it', async () => {
  const person = await oja.person({ role: 'finance' });
  const { body } = await change(person, 'ended@example.com');
  const newPassword = 'evening-harmattan-77';
  const passwords = { currentPassword: person.password, newPassword, confirmPassword: newPassword };
  expect((await oja.call('changePassword', { token: person.token, body: passwords })).status).toBe(200);
  const { id } = present(body.approval);
  expect(refusalOf(await approve(id))).toEqual([409, 'state_conflict']);
  await oja.runJobs();
  expect(await oja.mails('ended@example.com')).toEqual([]);
  const decline = { token: second.token, params: { id }, body: { reason: 'The password was changed.' } };
  expect((await oja.call('declineProposal', decline)).status).toBe(200);
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

describe('where the person concerned is the only other one', () => {
  /** One administrator and one person with the role; everybody else left longer ago than a proposal waits. */
  const leaveTwo = async (role: 'admin' | 'finance' | 'trust') => {
    const left = { role: 'user', adminEndedAt: null } as const;
    const { db } = oja.deps;
    await db.updateTable('users').set(left).where('role', 'in', ['admin', 'finance', 'trust']).execute();
    await db.updateTable('users').set({ adminEndedAt: null }).execute();
    return [await addAdmin(oja), await oja.person({ role })] as const;
  };
  const ask = async (admin: Person, person: Person, email: string) =>
    present((await change(person, email, admin)).body.approval).id;
  const decline = (id: string, { token }: Person) =>
    oja.call('declineProposal', { token, params: { id }, body: { reason: 'I did not ask for it.' } });
  const statusOf = async (id: string) => {
    const row = oja.deps.db.selectFrom('approvals').select('status').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).status;
  };
  const wait = async (waitMs = approvalHours * hourMs) => {
    oja.clock.advance(waitMs);
    await lapseApprovals.run(oja.deps, {}, { number: 1, last: true });
    await oja.runJobs();
  };

  test.each(['admin', 'finance', 'trust'] as const)(
    'a %s is told at the old address, and refuses',
    async (role) => {
      const [admin, person] = await leaveTwo(role);
      const email = `refused-${role}@example.com`;
      const id = await ask(admin, person, email);
      await oja.runJobs();
      const mail = present((await oja.mails(person.email)).at(-1));
      expect([mail.subject, mail.text]).toEqual([
        expect.stringContaining('refuse it'),
        expect.stringContaining('/admin/approvals'),
      ]);
      expect(refusalOf(await approve(id, admin))).toEqual([403, 'second_admin_needed']);
      const shown = await oja.call('listApprovals', { token: person.token });
      expect(shown.body.data.map((row) => [row.id, row.unanswered, row.actions])).toEqual([
        [id, 'takes_effect', ['approve', 'decline']],
      ]);
      const work = await oja.call('listWork', { token: person.token, query: { kind: 'approval' } });
      expect(work.body.data.map((item) => item.id)).toEqual([id]);
      expect((await decline(id, person)).status).toBe(200);
      await wait();
      expect([await statusOf(id), await oja.mails(email)]).toEqual(['declined', []]);
      expect(await emailOf(person)).toBe(person.email);
    },
  );

  test('who agrees gets the link at once', async () => {
    const [admin, person] = await leaveTwo('admin');
    const email = 'agreed@example.com';
    const id = await ask(admin, person, email);
    expect((await approve(id, person)).status).toBe(200);
    expect((await open(email)).status).toBe(200);
    expect(await emailOf(person)).toBe(email);
  });

  test('without an answer the link is mailed after 48 hours, and not before', async () => {
    const [admin, person] = await leaveTwo('admin');
    const email = 'unanswered@example.com';
    const id = await ask(admin, person, email);
    await wait(approvalHours * hourMs - minuteMs);
    expect([await statusOf(id), await oja.mails(email)]).toEqual(['waiting', []]);
    await wait(minuteMs);
    expect(await statusOf(id)).toBe('approved');
    expect((await open(email)).status).toBe(200);
  });

  test('one who was demoted first gets no new address until they could refuse it', async () => {
    const [admin, person] = await leaveTwo('admin');
    expect((await demote(person, admin)).status).toBe(200);
    const email = 'demoted@example.com';
    expect(refusalOf(await change(person, email, admin))).toEqual([403, 'second_admin_needed']);
    await wait();
    expect(refusalOf(await change(person, email, admin))).toEqual([403, 'second_admin_needed']);
    await setRole(oja, person.id, 'admin');
    const id = await ask(admin, person, email);
    expect([await statusOf(id), await oja.mails(email)]).toEqual(['waiting', []]);
    expect((await oja.mails(person.email)).at(-1)?.text).toContain('Your role on Oja has changed');
  });

  test('it lapses when the proposer has left', async () => {
    const [admin, person] = await leaveTwo('admin');
    const id = await ask(admin, person, 'left@example.com');
    await setRole(oja, admin.id, 'user');
    await wait();
    expect([await statusOf(id), await oja.mails('left@example.com')]).toEqual(['lapsed', []]);
  });

  test('nobody is kept from refusing: not by a suspension meanwhile, nor by one before', async () => {
    const [admin, person] = await leaveTwo('admin');
    const suspend = () =>
      oja.call('banUser', { token: admin.token, params: { id: person.id }, body: { reason: 'Away.' } });
    const id = await ask(admin, person, 'silenced@example.com');
    expect(refusalOf(await suspend())).toEqual([409, 'approval_waiting']);
    await decline(id, person);
    expect((await suspend()).status).toBe(200);
    expect(refusalOf(await change(person, 'silenced@example.com', admin))).toEqual([
      403,
      'second_admin_needed',
    ]);
  });
});
