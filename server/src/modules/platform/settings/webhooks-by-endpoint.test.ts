import { dayMs } from '@oja/contract/durations';
import type { WebhookEvent } from '@oja/contract/settings';
import { webhookTypes } from '@oja/contract/webhooks';
import { beforeEach, expect, test } from 'vitest';
import type { Oja } from '../../../../test/oja.ts';
import { confirmEmail, linkAccount, startFunding, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { addBuyer, buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { startReceiver } from '../../../../test/receiver.ts';
import { type Process, settingsProbe } from '../../../../test/settings-effect.ts';
import { handIn } from '../../people/applications/test-applications.ts';

/**
 * Settings with external effects: webhook events and withdrawals. Changed by an administrator in one process,
 * observed in the other, each by its real cause.
 */
const oja = await startOjaWithPaystack();
const other = await oja.another();
const receiver = await startReceiver();
for (const { deps } of [oja, other]) {
  Object.assign(deps, { webhooks: { ...receiver.gateway(), findFault: async () => undefined } });
}
const market = await openMarket(oja);
const { admin } = market;
const { change, expectEffect } = settingsProbe({ oja, other, admin });
const at = (process: Process) => ({ ...market, oja: { ...oja, ...process } as Oja });

beforeEach(() => {
  receiver.answer = (response) => response.writeHead(204).end();
});

const causes: Record<WebhookEvent, (process: Process) => Promise<unknown>> = {
  userRegistration: register,
  transactionCreated: async (process) => buy(at(process), { buyer: await addBuyer(oja) }),
  paymentCompleted: pay,
  disputeOpened: async (process) => {
    const buyer = await addBuyer(oja);
    return buyAndDispute({ ...at(process), buyer });
  },
  accountVerification: verifySeller,
};

test.each(Object.keys(causes) as WebhookEvent[])('the webhook event %s', async (name) => {
  await change('integrations', { webhookUrl: 'https://hooks.shop.ng/oja' });
  const { webhookEvents } = await oja.deps.settings.read('integrations');
  const look = async (process: Process) => {
    receiver.got.length = 0;
    await causes[name](process);
    await process.runJobs();
    return receiver.got.map(({ body }) => JSON.parse(body).type).includes(webhookTypes[name]);
  };
  const before = webhookEvents[name];
  const fields = { webhookEvents: { ...webhookEvents, [name]: !before } };
  await expectEffect('integrations', fields, look, { before, after: !before });
});

test('the address of the webhook: without one nothing is sent', async () => {
  const look = async (process: Process) => {
    receiver.got.length = 0;
    await register(process);
    await process.runJobs();
    return receiver.got.length;
  };
  await expectEffect('integrations', { webhookUrl: '' }, look, { before: 1, after: 0 });
});

test('the minimum withdrawal, by what is refused', async () => {
  const person = await addBuyer(oja);
  await confirmEmail(oja, person);
  const bank_account_id = await linkAccount(oja, person);
  oja.clock.advance(2 * dayMs);
  const look = async (process: Process) => {
    const { status, body } = await process.call('requestWithdrawal', {
      token: person.token,
      body: { amount: 600, method: 'bank', bank_account_id },
    });
    return body.message ?? status;
  };
  await expectEffect('naira', { minimumWithdrawal: 700 }, look, {
    before: expect.not.stringContaining('Minimum'),
    after: 'Minimum withdrawal: ₦700',
  });
});

let people = 0;

async function register(process: Process): Promise<void> {
  people += 1;
  const [email, password] = [`hooked${people}@example.com`, 'harmattan-breeze-41'];
  const body = { name: 'Ada Obi', nickName: 'ada', email, password, confirmPassword: password };
  expect((await process.call('register', { body })).status).toBe(200);
}

async function pay(process: Process): Promise<void> {
  const person = await oja.person();
  const { reference, authorizationUrl } = await startFunding(oja, person, 500);
  await oja.sim.press(authorizationUrl, 'success');
  const { status } = await process.call('verifyPaystack', { token: person.token, query: { reference } });
  expect(status).toBe(200);
}

async function verifySeller(process: Process): Promise<void> {
  const person = await oja.person();
  await handIn(oja, person);
  const { id } = await oja.deps.db
    .selectFrom('sellerApplications')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  const { token } = admin;
  await process.call('openApplicationDocument', { token, params: { id, kind: 'government_id' } });
  const { status } = await process.call('approveApplication', { token, params: { id } });
  expect(status).toBe(200);
}
