import type { ServerResponse } from 'node:http';
import { dayMs, minuteMs } from '@oja/contract/durations';
import { webhookTypes } from '@oja/contract/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buy, buyAndDispute, changeSettings, openMarket } from '../../../../test/purchases.ts';
import { startReceiver } from '../../../../test/receiver.ts';
import { refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';
import { approveApplication, openApplicationDocument } from '../../people/applications/index.ts';
import { handIn } from '../../people/applications/test-applications.ts';
import { readSecret } from '../settings/index.ts';

const oja = await startOja();
const receiver = await startReceiver();
const deps = oja.deps as { webhooks: typeof oja.deps.webhooks };
const market = await openMarket(oja);
const { admin } = market;
await fundWallet(oja, market.buyer.id, 1_000_000_000);
const { token } = admin;

/** The library compares timestamps with the real clock. */
oja.clock.now = new Date();
await changeSettings(oja, 'integrations', { webhookUrl: 'https://hooks.shop.ng/oja' });
const rotate = async () => (await oja.call('rotateWebhookSecret', { token })).body.data;
const firstSecret: string = (await rotate()).secret;

beforeEach(() => {
  oja.clock.now = new Date();
  deps.webhooks = receiver.gateway();
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
  test('that a user registered, signed so that the library accepts it (A664)', async () => {
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

  test('of a purchase and a dispute, without credentials', async () => {
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
      const actor = { id: admin.id, label: admin.email };
      await openApplicationDocument(oja.deps, { applicationId: id, kind: 'government_id', actor });
      await approveApplication(oja.deps, { applicationId: id, actor });
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
    expect((await deliveries()).data[0]).toMatchObject({
      id: delivery?.id,
      status: 'delivered',
      attempts: 2,
    });
    // The receiver sees the same event id.
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('is given up after three days of trying, and can be sent again', async () => {
    receiver.answer = (response) => response.writeHead(503).end();
    await buy(market);
    await oja.runJobs();
    await makeDue({ attempts: 21 });
    await oja.runJobs();
    const parked = present((await deliveries({ status: 'failed' })).data[0]);
    expect(parked).toMatchObject({ status: 'failed', last_status: 503 });
    receiver.got.length = 0;
    receiver.answer = (response) => response.writeHead(204).end();
    const replay = await oja.call('replayDelivery', { token, params: { id: parked.id } });
    expect(replay.body.data).toMatchObject({ status: 'waiting', replay_of: parked.id });
    await oja.runJobs();
    expect(verify(firstSecret)).toMatchObject({ type: 'transaction.created' });
    expect((await deliveries({ status: 'delivered' })).data[0]?.id).toBe(replay.body.data.id);
  });

  test('is tried for three days, with waits that grow, and never after', async () => {
    receiver.answer = (response) => response.writeHead(500).end();
    await buy(market);
    const waitsMs: number[] = [];
    for (;;) {
      await oja.runJobs();
      const [delivery] = (await deliveries()).data;
      if (delivery?.status === 'failed') break;
      waitsMs.push(await nextTryInMs());
      await makeDue();
    }
    const { attempts } = present((await deliveries()).data[0]);
    expect(attempts).toBe(waitsMs.length + 1);
    // The last delays are equal, and the statement that reads them takes time.
    const minutes = waitsMs.map((wait) => Math.round(wait / minuteMs));
    expect(minutes).toEqual(minutes.toSorted((one, two) => one - two));
    const days = waitsMs.reduce((sum, wait) => sum + wait, 0) / dayMs;
    expect([days > 2.5, days < 3.5]).toEqual([true, true]);
    receiver.got.length = 0;
    await makeDue();
    await oja.runJobs();
    expect(receiver.got).toEqual([]);
  });

  test.each([
    [
      'redirects',
      (response: ServerResponse) => response.writeHead(301, { location: 'https://elsewhere.ng/' }).end(),
      301,
    ],
    ['answers 500', (response: ServerResponse) => response.writeHead(500).end(), 500],
  ] as const)(
    'to a receiver that %s is not delivered, and the log names the status',
    async (_what, answer, status) => {
      receiver.answer = answer;
      await buy(market);
      await oja.runJobs();
      expect(receiver.got).toHaveLength(1);
      expect((await deliveries()).data[0]).toMatchObject({
        status: 'waiting',
        attempts: 1,
        last_status: status,
      });
      await dropWaiting();
    },
  );

  test('to a name that has become private since it was saved goes nowhere', async () => {
    deps.webhooks = receiver.gateway({ mayReach: () => false });
    await buy(market);
    await oja.runJobs();
    expect(receiver.got).toEqual([]);
    expect((await deliveries()).data[0]).toMatchObject({
      status: 'waiting',
      last_status: null,
      last_fault: 'The address is not public.',
    });
    await dropWaiting();
  });

  test('counts by its status alone, however much the receiver says', async () => {
    receiver.answer = (response) => response.writeHead(200).end(Buffer.alloc(8 * 1024 * 1024));
    await buy(market);
    await oja.runJobs();
    expect((await deliveries()).data[0]).toMatchObject({ status: 'delivered', last_status: 200 });
  });

  test('to a receiver that hangs blocks no request: the purchase was answered before', async () => {
    receiver.answer = () => {};
    deps.webhooks = receiver.gateway({ timeoutMs: 400 });
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
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('the log', () => {
  const ids = async (query: Record<string, string>) =>
    (await deliveries({ limit: '100', ...query })).data.map(({ id }) => id);

  test('is searched by id, by what was sent and by why it failed', async () => {
    const person = await oja.person();
    await oja.call('testWebhook', { token });
    const latest = present((await deliveries()).data[0]);
    expect(await ids({ search: latest.id.toUpperCase() })).toContain(latest.id);
    expect(await ids({ search: 'Webhook.TEST' })).toContain(latest.id);
    expect(await ids({ search: 'No answer within' })).not.toHaveLength(0);
    expect(await ids({ search: `%${person.id}` })).toEqual([]);
  });

  test.each(
    (['made', 'event', 'status'] as const).flatMap((sort) => [
      [sort, 'asc'] as const,
      [sort, 'desc'] as const,
    ]),
  )('runs by %s %s, page after page, and so does the file', async (sort, direction) => {
    const whole = await ids({ sort, direction });
    expect(await ids({ sort, direction: direction === 'asc' ? 'desc' : 'asc' })).toEqual(whole.toReversed());
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await deliveries({ sort, direction, limit: '3', ...(cursor ? { cursor } : {}) });
      walked.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(walked).toEqual(whole);
    const file = await oja.call('exportDeliveries', { token, query: { sort, direction } });
    expect(
      file.text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(whole);
  });

  test.each([{ sort: 'payload' }, { status: 'lost' }, { direction: 'up' }] as Record<string, string>[])(
    'refuses %j',
    async (query) => {
      const refused = await oja.call('webhookDeliveries', { token, query });
      expect(refusedFieldOf(refused)).toBe(Object.keys(query)[0]);
    },
  );
});

describe('the signing secret', () => {
  test('is replaced while the old one signs beside it for a day', async () => {
    const { secret, previous_until } = await rotate();
    expect(new Date(present(previous_until)).getTime()).toBe(oja.clock.now.getTime() + dayMs);
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

  test('lies sealed in the database and appears in no audit entry', async () => {
    const { secret } = await rotate();
    const stored = await oja.deps.db.selectFrom('settingsSecrets').selectAll().execute();
    expect(JSON.stringify(stored.map((row) => row.sealed.toString('latin1')))).not.toContain(secret);
    expect((await readSecret(oja.deps, 'integrations', 'webhookSecret'))?.value).toBe(secret);
    const lines = await oja.deps.db.selectFrom('auditLog').select(['after', 'before']).execute();
    expect(JSON.stringify(lines)).not.toContain('whsec_');
  });
});

describe('Test Webhook (A572)', () => {
  test('says that it was delivered, or that it was not and with which status', async () => {
    const ok = await oja.call('testWebhook', { token });
    expect(ok.body.data).toEqual({ delivered: true, status: 204 });
    receiver.answer = (response) => response.writeHead(404).end('secret inside');
    const refused = await oja.call('testWebhook', { token });
    expect(refused.body.data).toEqual({ delivered: false, status: 404 });
    receiver.answer = () => {};
    deps.webhooks = receiver.gateway({ timeoutMs: 400 });
    const silent = await oja.call('testWebhook', { token });
    expect(silent.body.data).toEqual({ delivered: false, status: null });
    expect(silent.text).not.toContain('10 seconds');
  });

  test('needs an address first', async () => {
    await changeSettings(oja, 'integrations', { webhookUrl: '' });
    const answer = await oja.call('testWebhook', { token });
    expect(refusalOf(answer)).toEqual([409, 'webhook_not_set']);
  });
});

/** Delay until the worker's next attempt, by its own clock. */
async function nextTryInMs(): Promise<number> {
  const [row] = await onQueue<{ ms: number }>(
    `select (extract(epoch from run_at - now()) * 1000)::float8 as ms
       from graphile_worker.jobs where attempts > 0 and attempts < max_attempts and locked_at is null`,
  );
  return row?.ms ?? 0;
}

/** Removes waiting retries, so that the next test starts clean. */
async function dropWaiting(): Promise<void> {
  await onQueue(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where attempts > 0))',
  );
}

async function onQueue<Row>(statement: string): Promise<Row[]> {
  return onServer(oja.adminUrl, async (client) => (await client.query(statement)).rows as Row[]);
}

/** Makes waiting retries due now. */
async function makeDue(set: { attempts?: number } = {}): Promise<void> {
  await onQueue(
    `select graphile_worker.reschedule_jobs(array[id], run_at => created_at, attempts => ${set.attempts ?? 'attempts'})
       from graphile_worker.jobs where attempts > 0 and attempts < max_attempts and locked_at is null`,
  );
}
