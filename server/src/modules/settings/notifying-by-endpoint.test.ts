import { randomUUID } from 'node:crypto';
import type { SwitchableEvent } from '@oja/contract/notification-fields';
import { afterAll, describe, test } from 'vitest';
import { type Person, startOja } from '../../../test/oja.ts';
import { startPushService } from '../../../test/push-endpoint.ts';
import { type Process, settingsDesk } from '../../../test/settings-effect.ts';
import { startTwilio } from '../../../test/twilio.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notifyAll, type Told, toTell } from '../notifications/index.ts';

/** Channels and events of notifications, changed by an administrator in one process and heard of from the other. */
const service = await startPushService();
const twilio = await startTwilio();
afterAll(() => Promise.all([service.close(), twilio.close()]));
const oja = await startOja({
  env: { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_BASE_URL: twilio.url },
});
const other = await oja.another();
const admin = await oja.person({ role: 'admin' });
const { expectEffect } = settingsDesk({ oja, other, admin });
const handle = '@lagosfoodie';
const at = new Date('2026-11-15T09:00:00.000Z');

/** One event behind each switch of the panel. */
const behindSwitch: Record<SwitchableEvent, (userId: string) => Told> = {
  newAccountRegistration: (id) => toTell('account_registered', id, { name: 'Ada', email: 'ada@oja.test' }),
  passwordReset: (id) => toTell('password_reset', id, { at: at.toISOString() }),
  emailVerification: (id) => toTell('email_confirmed', id, {}),
  purchaseConfirmation: (id) => toTell('purchase_made', id, { handle, priceKobo: 100, until: at }),
  paymentReceived: (id) => toTell('funds_added', id, { amount: '₦500' }),
  disputeOpened: (id) =>
    toTell('dispute_opened', id, { handle, purchaseId: id, reason: 'Not as described', dueAt: at }),
  accountTransferComplete: (id) => toTell('purchase_completed', id, { handle }),
  newListingPendingApproval: (id) => toTell('listing_pending', id, { handle, platform: 'Instagram' }),
  highValueTransaction: (id) => toTell('high_value_transaction', id, { message: handle, link: null }),
  securityAlerts: (id) => toTell('two_factor_off', id, {}),
};

type Tell = (process: Process, person: Person) => Promise<void>;

const tell =
  (of: (userId: string) => Told): Tell =>
  (process, { id }) =>
    inTransaction(process.deps.db, (tx) => notifyAll(tx, [of(id)], process.deps.now()));

/** What a new person hears by every channel when the process tells them and runs the jobs of it. */
const hears = (telling: Tell) => async (process: Process) => {
  const person = await everyChannel();
  await telling(process, person);
  const [pushes, texts] = [service.received.length, twilio.received.length];
  await process.runJobs();
  const { count } = await oja.deps.db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  return {
    bell: Number(count),
    mail: (await oja.mails(person.email)).length,
    push: service.received.length - pushes,
    sms: twilio.received.length - texts,
  };
};

async function everyChannel(): Promise<Person> {
  const person = await oja.person();
  await oja.deps.db
    .updateTable('users')
    .set({ phone: '0801 234 5678' })
    .where('id', '=', person.id)
    .execute();
  await oja.call('saveNotificationPreferences', {
    token: person.token,
    body: { preferences: [{ group: 'purchases', channel: 'sms', enabled: true }] },
  });
  // The way a browser would, but also while pushes are off: what was subscribed before must stay silent then.
  await oja.deps.db
    .insertInto('pushSubscriptions')
    .values({
      id: randomUUID(),
      userId: person.id,
      sessionId: person.sessionId,
      endpoint: `${service.endpoint}?${person.id}`,
      ...service.keys,
      createdAt: oja.clock.now,
    })
    .execute();
  return person;
}

describe('channels', () => {
  const release = tell((id) => toTell('sale_released', id, { handle, payoutKobo: 900_000 }));
  const before = { bell: 1, mail: 1, push: 1, sms: 0 };

  test.each([
    ['mail', { emailEnabled: false }, { ...before, mail: 0 }],
    ['pushes', { pushEnabled: false }, { ...before, push: 0 }],
    ['text messages', { smsEnabled: true, smsFromNumber: '+15005550006' }, { ...before, sms: 1 }],
  ])('%s', async (_channel, fields, after) => {
    await expectEffect('notifications', fields, hears(release), { before, after });
  });
});

describe('events', () => {
  test.each(Object.keys(behindSwitch) as SwitchableEvent[])('%s', async (name) => {
    const { events } = await oja.deps.settings.read('notifications');
    const look = async (process: Process) => {
      const heard = await hears(tell(behindSwitch[name]))(process);
      return Object.values(heard).some((times) => times > 0);
    };
    const fields = { events: { ...events, [name]: false } };
    await expectEffect('notifications', fields, look, { before: true, after: false });
  });
});
