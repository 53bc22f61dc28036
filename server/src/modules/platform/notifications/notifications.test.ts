import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@oja/contract/durations';
import type { Settings } from '@oja/contract/settings';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { startSmtpServer } from '../../../../test/smtp-server.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readSection, saveSettings } from '../settings/index.ts';
import { notify } from './index.ts';
import { recordMail } from './notification-mail.store.ts';
import { sendMailDigest } from './send-mail-digest.ts';

const smtp = await startSmtpServer();
afterAll(() => smtp.close());
const oja = await startOja({ env: { SMTP_URL: `smtp://${smtp.address}` } });
const admin = await oja.person({ role: 'admin' });

async function change(changes: Partial<Settings<'notifications'>>): Promise<void> {
  const { version, value } = await readSection(oja.deps.db, 'notifications');
  await inTransaction(oja.deps.db, (tx) =>
    saveSettings(tx, {
      section: 'notifications',
      expectedVersion: version,
      value: { ...value, ...changes },
      actor: { id: admin.id, label: admin.email },
    }),
  );
  await expect.poll(() => oja.deps.settings.read('notifications')).toMatchObject(changes);
}

const allOn = (await oja.deps.settings.read('notifications')).events;
beforeEach(async () => {
  smtp.received.length = 0;
  oja.clock.advance(hourMs);
});

async function funds(person: Person, count = 1): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await inTransaction(oja.deps.db, (tx) =>
      notify(tx, 'funds_added', person.id, { amount: `₦${n}00` }, oja.deps.now()),
    );
  }
  await oja.runJobs();
}

async function bell(person: Person): Promise<string[]> {
  const { body } = await oja.call('listNotifications', { token: person.token });
  return body.data.map((item) => item.title);
}

async function subjects(person: Person): Promise<string[]> {
  const mine = smtp.received.filter((mail) => mail.to.includes(person.email));
  const parsed = await Promise.all(mine.map((mail) => PostalMime.parse(mail.raw)));
  return parsed.map((mail) => mail.subject ?? '');
}

interface Group {
  events: {
    event: string;
    label: string;
    channels: { channel: string; enabled: boolean; fixed: boolean }[];
  }[];
}

const namesOf = (groups: Group[]) => groups.flatMap((row) => row.events.map(({ event }) => event));

const channelsOf = (groups: Group[], name: string) =>
  groups.flatMap((row) => row.events).find(({ event }) => event === name)?.channels;

const save = (person: Person, preferences: BodyFor<'saveNotificationPreferences'>['preferences']) =>
  oja.call('saveNotificationPreferences', { token: person.token, body: { preferences } });

test('the bell lists 24 at a time, and goes on where the page before ended', async () => {
  const ada = await oja.person();
  await funds(ada, 25);
  const { body: first } = await oja.call('listNotifications', { token: ada.token });
  const query = { cursor: present(first.next_cursor) };
  const { body: second } = await oja.call('listNotifications', { token: ada.token, query });
  expect([first.data.length, second.data.length, second.next_cursor]).toEqual([24, 1, null]);
});

describe('an event', () => {
  test('fills the bell and arrives as a mail through a real mail server', async () => {
    const ada = await oja.person();
    await funds(ada);
    expect(await bell(ada)).toEqual(['Funds added']);
    const [raw] = smtp.received;
    const mail = await PostalMime.parse(raw?.raw ?? '');
    expect(raw?.to).toEqual([ada.email]);
    expect(mail).toMatchObject({ subject: 'Funds added' });
    expect(mail.text).toContain('₦100 has been added to your wallet.');
    expect(mail.text).toContain('/dashboard/wallet');
    expect(mail.text).toContain('You choose what we write to you about in your settings.');
  });

  test('mails about an account whose name has a line break', async () => {
    const ada = await oja.person();
    const about = { purchaseId: randomUUID(), handle: 'My\nChannel', day: 1 } as const;
    await inTransaction(oja.deps.db, (tx) => notify(tx, 'still_yours', ada.id, about, oja.deps.now()));
    await oja.runJobs();
    expect(await subjects(ada)).toEqual(['Is My Channel still yours?']);
  });

  test('sends nothing after a rollback', async () => {
    const ada = await oja.person();
    await inTransaction(oja.deps.db, async (tx) => {
      await notify(tx, 'funds_added', ada.id, { amount: '₦1' }, oja.deps.now());
      throw new Error('no');
    }).catch(() => undefined);
    await oja.runJobs();
    expect([await bell(ada), smtp.received]).toEqual([[], []]);
  });

  test('switched off by administrators is silent at once, and the others are not (A381, A662)', async () => {
    const ada = await oja.person();
    await change({ events: { ...allOn, paymentReceived: false } });
    await funds(ada);
    await inTransaction(oja.deps.db, (tx) => notify(tx, 'two_factor_on', ada.id, {}, oja.deps.now()));
    await oja.runJobs();
    expect(await bell(ada)).toEqual(['Two-factor sign-in is on']);
    expect(await subjects(ada)).toEqual(['Two-factor sign-in is on']);
    await change({ events: allOn });
    await funds(ada);
    expect(await bell(ada)).toContain('Funds added');
  });

  test('sends no mail while mail is off for everybody', async () => {
    const ada = await oja.person();
    await change({ emailEnabled: false });
    await funds(ada);
    expect([await bell(ada), smtp.received]).toEqual([['Funds added'], []]);
    await change({ emailEnabled: true });
  });
});

test('a notification is read by its own person alone', async () => {
  const [ada, obi] = [await oja.person(), await oja.person()];
  await funds(ada);
  const newest = async () => (await oja.call('listNotifications', { token: ada.token })).body.data[0];
  const { id } = present(await newest());
  const read = ({ token }: Person) => oja.call('readNotification', { token, params: { id } });
  expect(refusalOf(await read(obi))).toEqual([404, 'not_found']);
  await oja.call('readAllNotifications', { token: obi.token });
  expect((await newest())?.read).toBe(false);
  expect((await read(ada)).status).toBe(200);
  expect((await newest())?.read).toBe(true);
});

describe('preferences', () => {
  test('ask for a session', async () => {
    expect(refusalOf(await oja.call('notificationPreferences'))).toEqual([401, 'session_required']);
    expect(refusalOf(await save({ ...admin, token: 'x'.repeat(43) }, []))).toEqual([401, 'session_invalid']);
  });

  test('begin as the table says: all on but text messages, security fixed, work only for staff', async () => {
    const ada = await oja.person();
    const { body } = await oja.call('notificationPreferences', { token: ada.token });
    const groups: string[] = body.data.map((row) => row.group);
    expect(groups).toEqual(
      expect.arrayContaining(['security', 'account', 'wallet', 'purchases', 'disputes']),
    );
    expect(groups).not.toContain('staff');
    expect(channelsOf(body.data, 'withdrawal_paid')).toEqual([
      { channel: 'in_app', enabled: true, fixed: false },
      { channel: 'mail', enabled: true, fixed: false },
      { channel: 'push', enabled: true, fixed: false },
      { channel: 'sms', enabled: false, fixed: false },
    ]);
    expect(channelsOf(body.data, 'password_changed')).toEqual([
      { channel: 'in_app', enabled: true, fixed: true },
      { channel: 'mail', enabled: true, fixed: true },
      { channel: 'push', enabled: true, fixed: false },
      { channel: 'sms', enabled: true, fixed: false },
    ]);
    // Only channels of the event, and only events with a choice.
    expect(channelsOf(body.data, 'withdrawal_cancelled')).toEqual([
      { channel: 'in_app', enabled: true, fixed: false },
    ]);
    expect(channelsOf(body.data, 'welcome')).toBeUndefined();
    expect(body.channels).toEqual({
      mail: { available: true },
      push: { available: true, public_key: expect.stringMatching(/^B[\w-]{86}$/) },
      sms: { available: false, phone: null },
    });
    const shownTo = async ({ token }: Person) =>
      namesOf((await oja.call('notificationPreferences', { token })).body.data);
    expect(await shownTo(admin)).toEqual(expect.arrayContaining(['ticket_waiting', 'account_registered']));
    const moderator = await shownTo(await oja.person({ role: 'moderator' }));
    expect(moderator).toContain('ticket_waiting');
    expect(moderator).not.toContain('account_registered');
    const labels = body.data.flatMap((row: Group) => row.events.map((event) => event.label));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('are kept for one event, and leave the others of its group alone', async () => {
    const ada = await oja.person();
    const saved = await save(ada, [
      { event: 'funds_added', channel: 'in_app', enabled: false },
      { event: 'funds_added', channel: 'mail', enabled: false },
    ]);
    expect(channelsOf(saved.body.data, 'funds_added')?.map(({ enabled }) => enabled)).toEqual([
      false,
      false,
      true,
    ]);
    await funds(ada);
    const paid = { amount: '₦100', destination: 'GTBank' };
    await inTransaction(oja.deps.db, (tx) => notify(tx, 'withdrawal_paid', ada.id, paid, oja.deps.now()));
    await oja.runJobs();
    expect(await bell(ada)).toEqual(['Withdrawal paid']);
    expect(await subjects(ada)).toEqual(['Withdrawal paid']);
  });

  test('of an event count more than those of its group, until the group is chosen again', async () => {
    const ada = await oja.person();
    await save(ada, [{ group: 'wallet', channel: 'mail', enabled: false }]);
    await save(ada, [{ event: 'funds_added', channel: 'mail', enabled: true }]);
    await funds(ada);
    expect(await subjects(ada)).toEqual(['Funds added']);
    await save(ada, [{ group: 'wallet', channel: 'mail', enabled: false }]);
    await save(ada, [{ group: 'wallet', channel: 'in_app', enabled: false }]);
    await save(ada, [{ event: 'funds_added', channel: 'in_app', enabled: true }]);
    await funds(ada);
    expect(await subjects(ada)).toEqual(['Funds added']);
    expect(await bell(ada)).toEqual(['Funds added', 'Funds added']);
  });

  test('are kept for a group, and decide about the bell and the mail of its events alone', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    const saved = await save(ada, [
      { group: 'wallet', channel: 'in_app', enabled: false },
      { group: 'wallet', channel: 'mail', enabled: false },
    ]);
    expect(saved.status).toBe(200);
    await funds(ada);
    await funds(obi);
    await inTransaction(oja.deps.db, (tx) => notify(tx, 'application_approved', ada.id, {}, oja.deps.now()));
    await oja.runJobs();
    expect(await bell(ada)).toEqual(['You are a verified seller']);
    expect(await subjects(ada)).toEqual(['You are a verified seller']);
    expect(await bell(obi)).toEqual(['Funds added']);
    await save(ada, [{ group: 'wallet', channel: 'in_app', enabled: true }]);
    await funds(ada);
    expect(await bell(ada)).toContain('Funds added');
  });

  test('cannot silence the warnings about one’s own account, nor choose what is not offered', async () => {
    const ada = await oja.person();
    for (const choice of [
      { group: 'security', channel: 'in_app', enabled: false },
      { group: 'security', channel: 'mail', enabled: false },
      { group: 'plans', channel: 'sms', enabled: true },
      { group: 'staff', channel: 'in_app', enabled: false },
      { event: 'password_changed', channel: 'mail', enabled: false },
      { event: 'user_warned', channel: 'in_app', enabled: false },
      { event: 'withdrawal_cancelled', channel: 'mail', enabled: true },
      { event: 'ticket_waiting', channel: 'in_app', enabled: false },
      { event: 'welcome', channel: 'in_app', enabled: false },
      { event: 'no_such_event', channel: 'in_app', enabled: false },
    ] as const) {
      const refused = await save(ada, [{ group: 'wallet', channel: 'mail', enabled: false }, choice]);
      expect(refusalOf(refused)).toEqual([409, 'preference_fixed']);
    }
    await funds(ada);
    expect(await subjects(ada)).toEqual(['Funds added']);
    const preferences = [{ group: 'money', channel: 'mail', enabled: true }];
    const { token } = ada;
    const odd = await oja.callRaw('saveNotificationPreferences', { token, body: { preferences } });
    expect(refusalOf(odd)).toEqual([400, 'invalid_input']);
    expect(refusalOf(await save(ada, []))).toEqual([400, 'invalid_input']);
  });

  test('leave with the account', async () => {
    const ada = await oja.person();
    await save(ada, [
      { group: 'wallet', channel: 'mail', enabled: false },
      { event: 'funds_added', channel: 'mail', enabled: true },
    ]);
    await oja.call('deleteUser', { token: ada.token, body: { password: ada.password } });
    for (const table of ['notificationPreferences', 'notificationEventPreferences'] as const) {
      const left = await oja.deps.db.selectFrom(table).selectAll().where('userId', '=', ada.id).execute();
      expect(left).toEqual([]);
    }
  });
});

describe('many mails at once', () => {
  // The queue uses the machine's clock, by which the digest of a test may be due already.
  const { run: sendDigest } = sendMailDigest;
  beforeEach(() => {
    const queued = vi.spyOn(sendMailDigest, 'run').mockResolvedValue();
    return () => queued.mockRestore();
  });

  test('become five and a digest; warnings about the account are never held back', async () => {
    const ada = await oja.person();
    await funds(ada, 8);
    await inTransaction(oja.deps.db, (tx) => notify(tx, 'two_factor_off', ada.id, {}, oja.deps.now()));
    await oja.runJobs();
    expect(await subjects(ada)).toEqual([...Array(5).fill('Funds added'), 'Two-factor sign-in is off']);
    expect(await bell(ada)).toHaveLength(9);

    await sendDigest(oja.deps, { userId: ada.id }, { number: 1, last: false });
    expect((await subjects(ada)).at(-1)).toBe('3 more updates from Oja');
    const digest = await PostalMime.parse(smtp.received.at(-1)?.raw ?? '');
    for (const amount of ['₦600', '₦700', '₦800']) expect(digest.text).toContain(amount);
    expect(digest.text).not.toContain('₦500');

    // A second run sends nothing.
    await sendDigest(oja.deps, { userId: ada.id }, { number: 1, last: false });
    expect(await subjects(ada)).toHaveLength(7);
  });

  test('are counted over ten minutes, and the digest leaves ten minutes after the first that waits', async () => {
    const ada = await oja.person();
    await funds(ada, 6);
    oja.clock.advance(4 * minuteMs);
    await funds(ada);
    expect(await subjects(ada)).toHaveLength(5);
    const waiting = await oja.deps.db
      .selectFrom('notificationMails')
      .select('createdAt')
      .where('userId', '=', ada.id)
      .where('held', '=', true)
      .orderBy('createdAt')
      .execute();
    expect(waiting).toHaveLength(2);
    const next = { id: randomUUID(), userId: ada.id, group: 'wallet', now: oja.deps.now() } as const;
    const content = { title: 'Funds added', text: 'Again.', link: null };
    const kept = await inTransaction(oja.deps.db, (tx) => recordMail(tx, { ...next, content }));
    const leavesAt = (waiting[0]?.createdAt.getTime() ?? 0) + 10 * minuteMs;
    expect(kept).toEqual({ held: true, sentAt: null, digestAt: new Date(leavesAt) });
    oja.clock.advance(6 * minuteMs + 1);
    await funds(ada);
    expect(await subjects(ada)).toHaveLength(6);
  });

  test('that come back after the mail server was down are decided as before, and leave once', async () => {
    const ada = await oja.person();
    const sending = vi.spyOn(oja.deps.mail, 'send').mockRejectedValueOnce(new Error('down'));
    await funds(ada);
    expect(await subjects(ada)).toEqual([]);
    sending.mockRestore();
    await sql`select graphile_worker.reschedule_jobs(array[id], run_at => now()) from graphile_worker.jobs`.execute(
      oja.deps.db,
    );
    await oja.runJobs();
    await oja.runJobs();
    expect(await subjects(ada)).toEqual(['Funds added']);
  });
});

describe('what the platform raises itself', () => {
  test('administrators are notified of a registration', async () => {
    const form = {
      name: 'Chidi Obi',
      nickName: 'chidi',
      email: 'chidi@example.com',
      password: 'harmattan-breeze-41',
      confirmPassword: 'harmattan-breeze-41',
    };
    expect((await oja.call('register', { body: form })).status).toBe(200);
    expect(await bell(admin)).toContain('Somebody registered');
  });

  test('the owner of a locked account is notified once, by bell and mail', async () => {
    const ada = await oja.person();
    for (let n = 0; n < 7; n += 1) {
      await oja.call('login', { body: { email: ada.email, password: 'wrong-guess' } });
    }
    await oja.call('login', { body: { email: 'nobody@example.com', password: 'wrong-guess' } });
    await oja.runJobs();
    expect(await bell(ada)).toEqual(['Too many failed sign-ins']);
    expect(await subjects(ada)).toEqual(['Too many failed sign-ins']);
    const { text } = await PostalMime.parse(smtp.received.at(-1)?.raw ?? '');
    expect(text).toContain('Mails about the security of your account cannot be switched off.');
    expect(text).not.toContain('You choose what we write to you');
  });
});
