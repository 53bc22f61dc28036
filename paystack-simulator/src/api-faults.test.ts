import { describe, expect, test } from 'vitest';
import { errorEnvelope, verifyAnswer } from '../test/answer-schemas.ts';
import { secretKey, startTestSimulator, type TestSimulator } from '../test/simulator-world.ts';
import { initialize, pay, transfer } from '../test/steps.ts';

async function order(simulator: TestSimulator, endpoint: string, fault: Record<string, unknown>, times = 1) {
  await simulator.control('POST /faults', { endpoint, fault, times });
}

const reference = 'withdrawal-under-fault';

describe('faults of the API', () => {
  test('timeout-before: no answer, and nothing was done', async () => {
    const simulator = await startTestSimulator();
    await order(simulator, 'POST /transfer', { kind: 'timeout-before', holdMs: 0 });
    await expect(transfer(simulator, { reference })).rejects.toThrow('fetch failed');
    expect((await simulator.call(`GET /transfer/verify/${reference}`)).status).toBe(404);
    expect((await transfer(simulator, { reference })).answer.status).toBe(200);
  });

  test('timeout-after: no answer, but it was done', async () => {
    const simulator = await startTestSimulator();
    await order(simulator, 'POST /transfer', { kind: 'timeout-after', holdMs: 0 });
    await expect(transfer(simulator, { reference })).rejects.toThrow('fetch failed');
    expect((await simulator.call(`GET /transfer/verify/${reference}`)).status).toBe(200);
    expect((await transfer(simulator, { reference })).answer.body.code).toBe('duplicate_reference');
  });

  test('a held call ends when its client gives up, and closing does not wait for it', async () => {
    const simulator = await startTestSimulator();
    await order(simulator, 'GET /balance', { kind: 'timeout-before' }, 2);
    const headers = { authorization: `Bearer ${secretKey}` };
    await expect(
      fetch(`${simulator.url}/balance`, { headers, signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow();
    const held = fetch(`${simulator.url}/balance`, { headers }).catch((error: Error) => error.message);
    await expect.poll(() => simulator.control('GET /faults'), { timeout: 10_000 }).toEqual([]);
    await simulator.close();
    expect(await held).toBe('fetch failed');
  });

  test('error-before and error-after: 500 in the envelope, without and with the work done', async () => {
    const simulator = await startTestSimulator();
    await order(simulator, 'POST /transaction/initialize', { kind: 'error-before' });
    await order(simulator, 'POST /transaction/initialize', { kind: 'error-after' });
    const send = (reference: string) =>
      simulator.call('POST /transaction/initialize', { email: 'ada@oja.test', amount: 100, reference });
    for (const name of ['one', 'two']) {
      const answer = await send(name);
      expect(answer.status).toBe(500);
      expect(errorEnvelope.parse(answer.body).type).toBe('api_error');
    }
    expect((await send('one')).status).toBe(200);
    expect((await send('two')).body.code).toBe('duplicate_reference');
  });

  test('rate-limited: 429 with the documented body and a time to wait', async () => {
    const simulator = await startTestSimulator();
    await order(simulator, '*', { kind: 'rate-limited', retryAfterSeconds: 7 });
    const answer = await simulator.call('GET /bank');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.body).toEqual({
      status: false,
      message: 'Rate limit exceeded!',
      meta: { nextStep: 'Wait a few minutes and try the API call again' },
      type: 'api_error',
      code: 'rate_limited',
    });
    expect((await simulator.call('GET /bank')).status).toBe(200);
  });

  test('malformed and html: 200 with half an answer, 502 with a page', async () => {
    const simulator = await startTestSimulator();
    await order(simulator, 'GET /balance', { kind: 'malformed' });
    await order(simulator, 'GET /balance', { kind: 'html' });
    const get = () =>
      fetch(`${simulator.url}/balance`, { headers: { authorization: `Bearer ${secretKey}` } });
    const half = await get();
    expect(half.status).toBe(200);
    await expect(half.json()).rejects.toThrow();
    const page = await get();
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  });

  test('slow-drip and huge: a right answer, byte by byte or after megabytes of nothing', async () => {
    const simulator = await startTestSimulator();
    await order(simulator, 'GET /balance', { kind: 'slow-drip', everyMs: 1 });
    await order(simulator, 'GET /balance', { kind: 'huge', bytes: 1_000_000 });
    expect((await simulator.call('GET /balance')).body.status).toBe(true);
    const answer = await fetch(`${simulator.url}/balance`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    const text = await answer.text();
    expect(text.length).toBeGreaterThan(1_000_000);
    expect(JSON.parse(text).status).toBe(true);
  });

  test('wrong-amount: the answer lies, the record does not', async () => {
    const simulator = await startTestSimulator();
    const paid = await pay(simulator, { amount: 500_000 });
    await order(simulator, 'GET /transaction/verify/:reference', { kind: 'wrong-amount', byKobo: -1 });
    const poll = async () =>
      verifyAnswer.parse((await simulator.call(`GET /transaction/verify/${paid.reference}`)).body).data
        .amount;
    expect(await poll()).toBe(499_999);
    expect(await poll()).toBe(500_000);
  });

  test('refuses a fault for an endpoint or of a kind that does not exist, and forgets on demand', async () => {
    const simulator = await startTestSimulator();
    const send = (body: unknown) => simulator.call('POST /__sim/faults', body);
    expect((await send({ endpoint: 'POST /transfers', fault: { kind: 'malformed' } })).status).toBe(400);
    expect((await send({ endpoint: 'POST /transfer', fault: { kind: 'flood' } })).status).toBe(400);
    expect((await send({ event: 'charge.failed', fault: { kind: 'drop' } })).status).toBe(400);
    expect(
      (await send({ endpoint: 'POST /transfer', fault: { kind: 'error-before' }, times: 5 })).status,
    ).toBe(200);
    await simulator.control('DELETE /faults');
    expect((await transfer(simulator)).answer.status).toBe(200);
  });
});

describe('quotas', () => {
  test('apply only when configured, per window, with the time to wait', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /settings', {
      quotas: [{ endpoint: 'GET /balance', limit: 2, windowSeconds: 60 }],
    });
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1) statuses.push(await simulator.call('GET /balance'));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(statuses[2]?.headers.get('retry-after')).toBe('60');
    expect(statuses[2]?.headers.get('x-ratelimit-remaining')).toBe('0');
    await initialize(simulator);
    await simulator.control('POST /clock/advance', { seconds: 60 });
    expect((await simulator.call('GET /balance')).status).toBe(200);
  });
});
