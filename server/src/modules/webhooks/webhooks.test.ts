import { webhookTypes } from '@oja/contract/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buy, buyAndDispute, changeSettings, day, openMarket } from '../../../test/deals.ts';
import { fundWallet } from '../../../test/fund-wallet.ts';
import { startOja } from '../../../test/oja.ts';
import { startReceiver } from '../../../test/receiver.ts';
import { approveApplication } from '../applications/index.ts';
import { handIn } from '../applications/test-applications.ts';
import { readSecret } from '../settings/index.ts';

const oja = await startOja();
const receiver = await startReceiver();
const deps = oja.deps as { webhooks: typeof oja.deps.webhooks };
deps.webhooks = receiver.gateway();
const market = await openMarket(oja);
const { admin } = market;
await fundWallet(oja, market.buyer.id, 1_000_000_000);
const { token } = admin;

/** The library holds timestamps against the real clock. */
oja.clock.now = new Date();
await changeSettings(oja, 'integrations', { webhookUrl: 'https://hooks.shop.ng/oja' });
const rotate = async () => (await oja.call('rotateWebhookSecret', { token })).body.data;
const firstSecret: string = (await rotate()).secret;

beforeEach(() => {
  oja.clock.now = new Date();
  receiver.got.length = 0;
  receiver.answer = (response) => response.writeHead(204).end();
});
afterEach(() => oja.runJobs());

const types = () => receiver.got.map(({ body }) => JSON.parse(body).type);
const deliveries = async (query = {}) => (await oja.call('webhookDeliveries', { token, query })).body;
const verify = (secret: string, index = 0) => {
  const got = receiver.got[index];
  return new Webhook(secret).verify(got?.body ?? '', got?.headers ?? {});
};

describe('the receiver is told', () => {
  test('that somebody registered, signed so that the library accepts it (A664)', async () => {
    const body = { name: 'Ada Obi', nickName: 'ada', email: 'ada-hook@example.com' };
    const password = 'harmattan-breeze-41';
    const answer = await oja.call('register', { body: { ...body, password, confirmPassword: password } });
    expect(answer.status).toBe(200);
    await oja.runJobs();
    expect(types()).toEqual([webhookTypes.userRegistration]);
    expect(verify(firstSecret)).toMatchObject({
      type: 'user.registered',
      data: { user_id: expect.any(String) },
    });
    expect(() => verify('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')).toThrow();
    expect(receiver.got[0]?.body).not.toContain('@example.com');
  });

  test('of a purchase and a dispute, without credentials (F5)', async () => {
    await buyAndDispute(market);
    await oja.runJobs();
    expect(types()).toEqual(['transaction.created', 'dispute.opened']);
    expect(verify(firstSecret)).toMatchObject({ data: { amount: 150_000, currency: 'NGN' } });
    const sent = receiver.got.map(({ body }) => body).join('');
    expect(sent).not.toMatch(/jollof|password|username|account_number/i);
    expect(receiver.got[0]?.headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('of a verified account only when that is switched on (A669)', async () => {
    const approve = async () => {
      const person = await oja.person();
      await handIn(oja, person);
      const { id } = await oja.deps.db
        .selectFrom('sellerApplications')
        .select('id')
        .where('userId', '=', person.id)
        .executeTakeFirstOrThrow();
      await approveApplication(oja.deps, { applicationId: id, actor: { id: admin.id, label: admin.email } });
      await oja.runJobs();
    };
    await approve();
    expect(types()).toEqual([]);
    const { webhookEvents } = await oja.deps.settings.read('integrations');
    await changeSettings(oja, 'integrations', {
      webhookEvents: { ...webhookEvents, accountVerification: true },
    });
    await approve();
    expect(types()).toEqual(['account.verified']);
  });

  test('nothing of what was rolled back, and nothing when an event is off', async () => {
    const { webhookEvents } = await oja.deps.settings.read('integrations');
    await changeSettings(oja, 'integrations', {
      webhookEvents: { ...webhookEvents, transactionCreated: false },
    });
    await buy(market);
    await oja.runJobs();
    expect(types()).toEqual([]);
    await changeSettings(oja, 'integrations', { webhookEvents });
  });
});

describe('a delivery', () => {
  test('that fails is tried again with growing waits, and the log says what happened', async () => {
    receiver.answer = (response) => response.writeHead(500).end();
    await buy(market);
    await oja.runJobs();
    const [delivery] = (await deliveries()).data;
    expect(delivery).toMatchObject({
      status: 'waiting',
      attempts: 1,
      last_status: 500,
      event: 'transaction.created',
    });
    receiver.answer = (response) => response.writeHead(200).end();
    await makeDue();
    await oja.runJobs();
    expect((await deliveries()).data[0]).toMatchObject({ id: delivery.id, status: 'delivered', attempts: 2 });
    // The receiver can tell that it is the same event.
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('is given up after three days of trying, and can be sent again', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    await buy(market);
    await oja.runJobs();
    await makeDue({ attempts: 21 });
    await oja.runJobs();
    const [parked] = (await deliveries({ status: 'failed' })).data;
    expect(parked).toMatchObject({ status: 'failed', last_status: 503 });
    receiver.got.length = 0;
    receiver.answer = (response) => response.writeHead(204).end();
    const replay = await oja.call('replayDelivery', { token, params: { id: parked.id } });
    expect(replay.body.data).toMatchObject({ status: 'waiting', replay_of: parked.id });
    await oja.runJobs();
    expect(verify(firstSecret)).toMatchObject({ type: 'transaction.created' });
    expect((await deliveries({ status: 'delivered' })).data[0].id).toBe(replay.body.data.id);
  });

  test('to a receiver that hangs holds up nobody: the purchase was answered before', async () => {
    receiver.answer = () => {};
    await buy(market);
    await oja.runJobs();
    expect((await deliveries()).data[0]).toMatchObject({
      status: 'waiting',
      last_status: null,
      last_fault: 'No answer within 10 seconds.',
    });
  });

  test('is listed page by page', async () => {
    const first = await deliveries({ limit: '2' });
    const second = await deliveries({ limit: '2', cursor: first.next_cursor });
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('the signing secret', () => {
  test('is replaced while the old one signs beside it for a day', async () => {
    const { secret, previous_until } = await rotate();
    expect(new Date(previous_until).getTime()).toBe(oja.clock.now.getTime() + day);
    await oja.call('testWebhook', { token });
    expect(receiver.got[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const valid of [secret, firstSecret]) expect(verify(valid)).toMatchObject({ type: 'webhook.test' });
    await oja.deps.db
      .updateTable('settingsSecrets')
      .set({ previousUntil: new Date(Date.now() - 1_000) })
      .execute();
    await oja.call('testWebhook', { token });
    expect(verify(secret, 1)).toMatchObject({ type: 'webhook.test' });
    expect(() => verify(firstSecret, 1)).toThrow();
  });

  test('lies sealed in the database and appears in no audit line', async () => {
    const { secret } = await rotate();
    const stored = await oja.deps.db.selectFrom('settingsSecrets').selectAll().execute();
    expect(JSON.stringify(stored.map((row) => row.sealed.toString('latin1')))).not.toContain(secret);
    expect((await readSecret(oja.deps, 'integrations', 'webhookSecret'))?.value).toBe(secret);
    const lines = await oja.deps.db.selectFrom('auditLog').select(['after', 'before']).execute();
    expect(JSON.stringify(lines)).not.toContain('whsec_');
  });
});

describe('Test Webhook (A572)', () => {
  test('says that it was delivered, or that it was not and with which status (F3)', async () => {
    const ok = await oja.call('testWebhook', { token });
    expect(ok.body.data).toEqual({ delivered: true, status: 204 });
    receiver.answer = (response) => response.writeHead(404).end('secret inside');
    const refused = await oja.call('testWebhook', { token });
    expect(refused.body.data).toEqual({ delivered: false, status: 404 });
    receiver.answer = () => {};
    const silent = await oja.call('testWebhook', { token });
    expect(silent.body.data).toEqual({ delivered: false, status: null });
    expect(silent.text).not.toContain('10 seconds');
  });

  test('needs an address first', async () => {
    await changeSettings(oja, 'integrations', { webhookUrl: '' });
    const answer = await oja.call('testWebhook', { token });
    expect([answer.status, answer.body.code]).toEqual([409, 'webhook_not_set']);
  });
});

/** Lets what waits for another attempt run now, as if the time had passed. */
async function makeDue(set: { attempts?: number } = {}): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: oja.adminUrl });
  await client.connect();
  await client.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '1 second'
       ${set.attempts === undefined ? '' : `, attempts = ${set.attempts}`}
      where attempts > 0 and locked_at is null`,
  );
  await client.end();
}
