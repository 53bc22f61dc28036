import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { errorEnvelope, initializeAnswer } from '../test/answer-schemas.ts';
import { secretKey, sendCall, startTestSimulator } from '../test/simulator-world.ts';
import { choose, pay, transfer } from '../test/steps.ts';
import { paystackSimulator } from './index.ts';

/** A strict host: JSON only, its own policy on every page, its own error envelope. */
async function startHost() {
  const host = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  onTestFinished(() => host.close());
  host.removeAllContentTypeParsers();
  host.addContentTypeParser('application/json', { parseAs: 'string' }, async () => 'host parsed');
  host.setErrorHandler((_error, _request, reply) => reply.code(418).send({ status: 'error' }));
  host.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('content-security-policy', "default-src 'self'; form-action 'self'");
  });
  const webhooks: unknown[] = [];
  host.post('/hook', async (request) => {
    webhooks.push(request.body);
    return 'ok';
  });
  let address = '';
  await host.register(paystackSimulator, {
    prefix: '/paystack-simulator',
    stateFile: ':memory:',
    publicUrl: () => `${address}/paystack-simulator`,
    webhookUrl: () => `${address}/hook`,
    secretKey,
  });
  address = await host.listen({ port: 0, host: '127.0.0.1' });
  return { address, url: `${address}/paystack-simulator`, webhooks };
}

test('works under a prefix in a strict host and leaves the host as strict as it was', async () => {
  const { address, url, webhooks } = await startHost();
  const { body } = await sendCall(url, 'POST /transaction/initialize', {
    email: 'ada@oja.test',
    amount: 100_000,
    callback_url: 'https://shop.test/back',
  });
  const { data } = initializeAnswer.parse(body);
  expect(data.authorization_url).toBe(`${url}/checkout/${data.access_code}`);
  const page = await fetch(data.authorization_url);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.test");
  expect(page.headers.get('content-security-policy')).not.toContain("default-src 'self'");
  expect((await choose(data.authorization_url, 'success')).status).toBe(303);
  await expect.poll(() => webhooks, { timeout: 10_000 }).toEqual(['host parsed']);

  errorEnvelope.parse((await sendCall(url, 'GET /nothing')).body);
  const form = await fetch(`${address}/hook`, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
  expect(form.status).toBe(418);
});

test('names endpoints without the prefix in faults and quotas', async () => {
  const { url } = await startHost();
  await sendCall(url, 'POST /__sim/faults', { endpoint: 'GET /balance', fault: { kind: 'error-before' } });
  await sendCall(url, 'POST /__sim/settings', { quotas: [{ endpoint: 'GET /bank', limit: 0 }] });
  expect((await sendCall(url, 'GET /balance')).status).toBe(500);
  expect((await sendCall(url, 'GET /bank')).status).toBe(429);
});

test('shows its whole state and starts anew on demand', async () => {
  const simulator = await startTestSimulator();
  await simulator.control('POST /settings', { transfers: 'pending' });
  const { reference } = await pay(simulator);
  await transfer(simulator);
  const shape = z.object({
    now: z.iso.datetime(),
    balance: z.number(),
    settings: z.object({ transfers: z.string() }),
    transactions: z.array(z.object({ reference: z.string() })),
    transfers: z.array(z.unknown()),
    timers: z.array(z.object({ kind: z.string(), dueAt: z.iso.datetime() })),
  });
  const state = shape.parse(await simulator.control('GET /state'));
  expect(state).toMatchObject({ settings: { transfers: 'pending' }, transactions: [{ reference }] });
  expect(state.timers.map(({ kind }) => kind)).toEqual(['transfer-moves']);

  const fresh = shape.parse(await simulator.control('POST /reset'));
  expect(fresh).toMatchObject({
    balance: 100_000_000_000,
    settings: { transfers: 'success' },
    transactions: [],
    timers: [],
  });
  await expect(simulator.control('POST /settings', { transfer: 'pending' })).rejects.toThrow('transfer');
  await pay(simulator, { reference });
});

test('keeps collections in the balance when payouts are manual', async () => {
  const simulator = await startTestSimulator();
  await simulator.control('POST /settings', { collections: 'kept' });
  await simulator.control('POST /balance', { set: 0 });
  await pay(simulator, { amount: 500_000 });
  expect((await simulator.call('GET /balance')).body.data).toEqual([{ currency: 'NGN', balance: 482_500 }]);
});
