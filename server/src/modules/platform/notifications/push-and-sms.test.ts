import { minuteMs } from '@oja/contract/durations';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import type { BodyFor } from '../../../../test/calls.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { startPushService } from '../../../../test/push-endpoint.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { startTwilio } from '../../../../test/twilio.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { makePushKeys } from '../../../gateways/push/index.ts';
import { readSection, saveSettings, writeSecret } from '../settings/index.ts';
import { notify } from './index.ts';

const service = await startPushService();
const twilio = await startTwilio();
afterAll(() => Promise.all([service.close(), twilio.close()]));
const oja = await startOja({
  env: { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_BASE_URL: twilio.url },
});
const admin = await oja.person({ role: 'admin' });

beforeEach(() => {
  service.received.length = 0;
  twilio.received.length = 0;
  service.answer(201);
});

const browser = { endpoint: service.endpoint, expirationTime: null, keys: service.keys };
const subscribe = (person: Person, body: BodyFor<'addPushSubscription'> = browser) =>
  oja.call('addPushSubscription', { token: person.token, body });
const subscriptions = (person: Person) =>
  oja.deps.db.selectFrom('pushSubscriptions').select('endpoint').where('userId', '=', person.id).execute();

async function notifyPerson(person: Person): Promise<void> {
  await inTransaction(oja.deps.db, (tx) =>
    notify(
      tx,
      'sale_released',
      person.id,
      { handle: `@lagos${'.'.repeat(400)}`, payoutKobo: 900_000 },
      oja.deps.now(),
    ),
  );
  await oja.runJobs();
}

describe('a browser that takes pushes', () => {
  test('asks for a session, for both directions', async () => {
    expect(refusalOf(await oja.call('addPushSubscription', { body: browser }))).toEqual([
      401,
      'session_required',
    ]);
    expect(
      refusalOf(await oja.call('removePushSubscription', { body: { endpoint: browser.endpoint } })),
    ).toEqual([401, 'session_required']);
  });

  test('gets the notifications of its user: short, with a link, signed with the key it subscribed to', async () => {
    const ada = await oja.person();
    expect((await subscribe(ada)).status).toBe(200);
    await notifyPerson(ada);
    expect(service.received).toHaveLength(1);
    const [push] = service.received;
    expect(push?.payload).toMatchObject({
      title: 'Payment received',
      link: expect.stringMatching(/^\/dashboard\/my-sales\?search=%40lagos/),
    });
    expect(push?.payload.body).toHaveLength(240);
    const { body } = await oja.call('notificationPreferences', { token: ada.token });
    expect(push?.publicKey).toBe(body.channels.push.public_key);
  });

  test('belongs to the user who is signed in there', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    await subscribe(ada);
    await subscribe(obi);
    await notifyPerson(ada);
    expect(service.received).toHaveLength(0);
    await notifyPerson(obi);
    expect(service.received).toHaveLength(1);
  });

  test('gets nothing after its session is signed out', async () => {
    const ada = await oja.person();
    await subscribe(ada);
    await oja.call('logout', { token: ada.token });
    await notifyPerson(ada);
    expect(service.received).toEqual([]);
  });

  test('gets nothing after its session expired, and again after the next sign-in', async () => {
    const ada = await oja.person();
    await subscribe(ada);
    oja.clock.advance(minuteMs);
    await asOwner(oja, 'update sessions set expires_at = $1 where user_id = $2', [oja.deps.now(), ada.id]);
    await notifyPerson(ada);
    expect(service.received).toEqual([]);
    const login = await oja.call('login', { body: { email: ada.email, password: ada.password } });
    await oja.call('addPushSubscription', { token: signedIn(login).token, body: browser });
    await notifyPerson(ada);
    expect(service.received).toHaveLength(1);
  });

  test.each([404, 410])('is removed when the service replies that it is gone (%d)', async (status) => {
    const ada = await oja.person();
    await subscribe(ada);
    service.answer(status);
    await notifyPerson(ada);
    expect(await subscriptions(ada)).toEqual([]);
  });

  test('stays when the service fails temporarily', async () => {
    const ada = await oja.person();
    await subscribe(ada);
    service.answer(503);
    await notifyPerson(ada);
    expect(await subscriptions(ada)).toHaveLength(1);
  });

  test('can be taken back, by its own person alone', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    await subscribe(ada);
    const remove = (person: Person) =>
      oja.call('removePushSubscription', { token: person.token, body: { endpoint: browser.endpoint } });
    await remove(obi);
    expect(await subscriptions(ada)).toHaveLength(1);
    expect((await remove(ada)).status).toBe(200);
    expect(await subscriptions(ada)).toEqual([]);
  });

  test('is one of ten at most; the oldest makes room', async () => {
    const ada = await oja.person();
    for (let n = 0; n < 12; n += 1) {
      oja.clock.advance(1_000);
      await subscribe(ada, { ...browser, endpoint: `http://127.0.0.1:9/${n}` });
    }
    const kept = (await subscriptions(ada)).map((row) => row.endpoint);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain('http://127.0.0.1:9/1');
  });

  test('cannot name an address inside, nor something that is no key', async () => {
    const ada = await oja.person();
    for (const endpoint of ['http://10.0.0.1/x', 'https://169.254.169.254/latest', 'https://localhost/x']) {
      expect(refusalOf(await subscribe(ada, { ...browser, endpoint }))).toEqual([
        400,
        'push_endpoint_refused',
      ]);
    }
    const wrongKeys = { ...browser, keys: { p256dh: 'not a key!', auth: 'x' } };
    expect(refusalOf(await subscribe(ada, wrongKeys))).toEqual([400, 'invalid_input']);
    expect(refusalOf(await subscribe(ada, { ...browser, endpoint: 'ftp://push.example.com' }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  test('gets nothing when its user disabled pushes of the group', async () => {
    const ada = await oja.person();
    await subscribe(ada);
    await oja.call('saveNotificationPreferences', {
      token: ada.token,
      body: { preferences: [{ group: 'purchases', channel: 'push', enabled: false }] },
    });
    await notifyPerson(ada);
    expect(service.received).toEqual([]);
  });
});

test('the keys that sign pushes are made once, and the private one lies sealed', async () => {
  const rows = await oja.deps.db.selectFrom('pushKeys').selectAll().execute();
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (row === undefined) throw new Error('no keys were made');
  const opened = oja.deps.sealer.open(row.privateKey, `push_keys:${row.id}:private_key`).toString();
  expect(Buffer.from(opened, 'base64url')).toHaveLength(32);
});

test('a pair that administrators entered takes its place', async () => {
  const { publicKey, privateKey } = makePushKeys();
  const { version, value } = await readSection(oja.deps.db, 'notifications');
  await inTransaction(oja.deps.db, async (tx) => {
    await writeSecret(tx, oja.deps.sealer, {
      section: 'notifications',
      name: 'vapidPrivateKey',
      value: privateKey,
      changedBy: admin.id,
      at: oja.deps.now(),
    });
    await saveSettings(tx, {
      section: 'notifications',
      expectedVersion: version,
      value: { ...value, vapidPublicKey: publicKey },
      actor: { id: admin.id, label: admin.email },
    });
  });
  oja.deps.settings.invalidate('notifications');
  const ada = await oja.person();
  await subscribe(ada);
  await notifyPerson(ada);
  expect(service.received[0]?.publicKey).toBe(publicKey);
});

describe('text messages', () => {
  async function setUp(changes: {
    smsEnabled: boolean;
    smsFromNumber?: string;
    smsProvider?: 'twilio' | 'nexmo';
  }) {
    const { version, value } = await readSection(oja.deps.db, 'notifications');
    await inTransaction(oja.deps.db, (tx) =>
      saveSettings(tx, {
        section: 'notifications',
        expectedVersion: version,
        value: { ...value, ...changes },
        actor: { id: admin.id, label: admin.email },
      }),
    );
    oja.deps.settings.invalidate('notifications');
  }

  async function personWithPhone(): Promise<Person> {
    const ada = await oja.person();
    await oja.deps.db.updateTable('users').set({ phone: '0801 234 5678' }).where('id', '=', ada.id).execute();
    await oja.call('saveNotificationPreferences', {
      token: ada.token,
      body: { preferences: [{ group: 'purchases', channel: 'sms', enabled: true }] },
    });
    return ada;
  }

  test('are off at first', async () => {
    await notifyPerson(await personWithPhone());
    expect(twilio.received).toEqual([]);
  });

  test('carry the title to the number of the profile, once they are set up and asked for', async () => {
    await setUp({ smsEnabled: true, smsFromNumber: '+15005550006' });
    const ada = await personWithPhone();
    await notifyPerson(ada);
    expect(twilio.received).toMatchObject([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        form: {
          To: '+2348012345678',
          From: '+15005550006',
          Body: expect.stringContaining('Payment received'),
        },
      },
    ]);
    expect(twilio.received[0]?.form.Body).not.toContain('@lagos');
    const { body } = await oja.call('notificationPreferences', { token: ada.token });
    expect(body.channels.sms).toEqual({ available: true, phone: '+2348012345678' });
  });

  test('go nowhere by a provider that is not available yet, and the settings page of people says so', async () => {
    await setUp({ smsEnabled: true, smsProvider: 'nexmo' });
    const ada = await personWithPhone();
    await notifyPerson(ada);
    expect(twilio.received).toEqual([]);
    const { body } = await oja.call('notificationPreferences', { token: ada.token });
    expect(body.channels.sms.available).toBe(false);
  });
});
