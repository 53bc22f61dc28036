import { randomUUID } from 'node:crypto';
import type { SwitchableEvent } from '@oja/contract/notification-fields';
import { afterAll, describe, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { startPushService } from '../../../../test/push-endpoint.ts';
import { type Process, settingsProbe } from '../../../../test/settings-effect.ts';
import { startTwilio } from '../../../../test/twilio.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { draftNotification, type NotificationDraft, notifyAll } from '../notifications/index.ts';

/** Notification channels and events, changed by an administrator in one process and delivered by the other. */
const service = await startPushService();
const twilio = await startTwilio();
afterAll(() => Promise.all([service.close(), twilio.close()]));
const oja = await startOja({
  env: { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_BASE_URL: twilio.url },
});
const other = await oja.another();
const admin = await oja.person({ role: 'admin' });
const { expectEffect } = settingsProbe({ oja, other, admin });
const handle = '@lagosfoodie';
const at = new Date('2026-11-15T09:00:00.000Z');

/** One event for each switch of the panel. */
const behindSwitch: Record<SwitchableEvent, (userId: string) => NotificationDraft> = {
  newAccountRegistration: (id) =>
    draftNotification('account_registered', id, { name: 'Ada', email: 'ada@oja.test' }),
  passwordReset: (id) => draftNotification('password_reset', id, { at: at.toISOString() }),
  emailVerification: (id) => draftNotification('email_confirmed', id, {}),
  purchaseConfirmation: (id) =>
    draftNotification('purchase_made', id, { handle, priceKobo: 100, until: at, by: 'steps' }),
  paymentReceived: (id) => draftNotification('funds_added', id, { amount: '₦500' }),
  disputeOpened: (id) =>
    draftNotification('dispute_needs_admin', id, {
      reference: 'TXN-001',
      handle,
      purchaseId: id,
      reason: 'Not as described',
    }),
  accountTransferComplete: (id) => draftNotification('purchase_completed', id, { handle }),
  newListingPendingApproval: (id) =>
    draftNotification('listing_pending', id, { listingId: id, handle, platform: 'Instagram' }),
  highValueTransaction: (id) =>
    draftNotification('high_value_transaction', id, { message: handle, link: null, alertId: randomUUID() }),
  securityAlerts: (id) => draftNotification('two_factor_off', id, {}),
};

type SendNotification = (process: Process, person: Person) => Promise<void>;

const notifyWith =
  (of: (userId: string) => NotificationDraft): SendNotification =>
  (process, { id }) =>
    inTransaction(process.deps.db, (tx) => notifyAll(tx, [of(id)], process.deps.now()));

/** The notifications that a new user gets on every channel when the process sends them and runs their jobs. */
const receivedBy = (send: SendNotification) => async (process: Process) => {
  const person = await everyChannel();
  await send(process, person);
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
  // As a browser would subscribe, but also while pushes are off: an existing subscription must stay silent then.
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
  const release = notifyWith((id) => draftNotification('sale_released', id, { handle, payoutKobo: 900_000 }));
  const before = { bell: 1, mail: 1, push: 1, sms: 0 };

  test.each([
    ['mail', { emailEnabled: false }, { ...before, mail: 0 }],
    ['pushes', { pushEnabled: false }, { ...before, push: 0 }],
    ['text messages', { smsEnabled: true, smsFromNumber: '+15005550006' }, { ...before, sms: 1 }],
  ])('%s', async (_channel, fields, after) => {
    await expectEffect('notifications', fields, receivedBy(release), { before, after });
  });
});

describe('events', () => {
  test.each(Object.keys(behindSwitch) as SwitchableEvent[])('%s', async (name) => {
    const { events } = await oja.deps.settings.read('notifications');
    const look = async (process: Process) => {
      const received = await receivedBy(notifyWith(behindSwitch[name]))(process);
      // Bell and mail of what has a deadline are always on.
      if (name === 'purchaseConfirmation' || name === 'disputeOpened') return received.push > 0;
      return Object.values(received).some((times) => times > 0);
    };
    const fields = { events: { ...events, [name]: false } };
    await expectEffect('notifications', fields, look, { before: true, after: false });
  });
});
