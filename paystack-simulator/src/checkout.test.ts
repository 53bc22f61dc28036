import { describe, expect, test } from 'vitest';
import { verifyAnswer } from '../test/answer-schemas.ts';
import { startTestSimulator, type TestSimulator } from '../test/simulator-world.ts';
import { choose, initialize } from '../test/steps.ts';

async function statusOf(simulator: TestSimulator, reference: string) {
  const { body } = await simulator.call(`GET /transaction/verify/${reference}`);
  return verifyAnswer.parse(body).data.status;
}

describe('the checkout page', () => {
  test('is one form with the three buttons and nothing else to fill in or to load', async () => {
    const simulator = await startTestSimulator();
    const { authorization_url, reference } = await initialize(simulator, { amount: 1_234_567 });
    const answer = await fetch(authorization_url);
    const html = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toContain('<form method="post">');
    expect(
      [...html.matchAll(/<button type="submit" name="outcome" value="(\w+)">(\w+)</g)].map((m) => [
        m[2],
        m[1],
      ]),
    ).toEqual([
      ['Pay', 'success'],
      ['Decline', 'failed'],
      ['Cancel', 'cancelled'],
    ]);
    expect(html).not.toMatch(/<input|<select|<textarea|<script|src=/);
    for (const text of ['₦12,345.67', 'ada@oja.test', reference, 'TEST']) expect(html).toContain(text);
  });

  test('allows its form to lead to the callback and to the cancel address, and nowhere else', async () => {
    const simulator = await startTestSimulator();
    const { authorization_url } = await initialize(simulator, {
      callback_url: 'https://shop.test:8443/wallet',
      metadata: { cancel_action: 'https://other.test/cart' },
    });
    const policy = (await fetch(authorization_url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("form-action 'self' https://shop.test:8443 https://other.test;");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'sha256-[^']+'/);
  });

  test('escapes what the merchant sent', async () => {
    const simulator = await startTestSimulator();
    const { authorization_url } = await initialize(simulator, {
      email: "o'brien@oja.test",
      callback_url: 'https://shop.test/?a="><script>',
    });
    await choose(authorization_url, 'success');
    const html = await (await fetch(authorization_url)).text();
    expect(html).toContain('o&#39;brien@oja.test');
    expect(html).not.toContain('<script');
  });

  test('does not exist for another access code', async () => {
    const simulator = await startTestSimulator();
    expect((await fetch(`${simulator.url}/checkout/nobody`)).status).toBe(404);
    expect((await choose(`${simulator.url}/checkout/nobody`, 'success')).status).toBe(404);
  });
});

describe('choosing an outcome', () => {
  test.each(['success', 'failed', 'cancelled'])(
    'answers %s with 303 to the callback with the reference',
    async (outcome) => {
      const simulator = await startTestSimulator();
      const { authorization_url, reference } = await initialize(simulator, {
        reference: 'fund-a.b=c',
        callback_url: 'https://shop.test/wallet/callback?next=%2Fa b&x#part',
      });
      const answer = await choose(authorization_url, outcome);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(
        'https://shop.test/wallet/callback?next=%2Fa%20b&x&trxref=fund-a.b%3Dc&reference=fund-a.b%3Dc#part',
      );
      const statuses: Record<string, string> = {
        success: 'success',
        failed: 'failed',
        cancelled: 'abandoned',
      };
      expect(await statusOf(simulator, reference)).toBe(statuses[outcome]);
    },
  );

  test('goes to the cancel address on Cancel, and to the own page where no callback is known', async () => {
    const simulator = await startTestSimulator();
    const first = await initialize(simulator, { metadata: { cancel_action: 'https://shop.test/cart' } });
    const cancelled = await choose(first.authorization_url, 'cancelled');
    expect(cancelled.headers.get('location')).toBe(
      `https://shop.test/cart?trxref=${first.reference}&reference=${first.reference}`,
    );
    const second = await initialize(simulator, { callback_url: undefined });
    const paid = await choose(second.authorization_url, 'success');
    expect(paid.headers.get('location')).toBe(second.authorization_url);
  });

  test('lets a declined or cancelled payment be paid on the same page', async () => {
    const simulator = await startTestSimulator();
    const { authorization_url, reference } = await initialize(simulator);
    for (const outcome of ['failed', 'cancelled', 'failed']) await choose(authorization_url, outcome);
    expect(await (await fetch(authorization_url)).text()).toContain('The last attempt was declined.');
    expect(simulator.receiver.received).toHaveLength(0);
    await choose(authorization_url, 'success');
    expect(await statusOf(simulator, reference)).toBe('success');
    await simulator.settle();
    expect(simulator.receiver.events()).toEqual(['charge.success']);
  });

  test('is final once paid: pressing again charges and changes nothing', async () => {
    const simulator = await startTestSimulator();
    const { authorization_url, reference } = await initialize(simulator);
    for (const outcome of ['success', 'success', 'failed', 'cancelled'])
      expect((await choose(authorization_url, outcome)).status).toBe(303);
    expect(await statusOf(simulator, reference)).toBe('success');
    await simulator.settle();
    expect(simulator.receiver.events()).toEqual(['charge.success']);
    const html = await (await fetch(authorization_url)).text();
    expect(html).toContain('This payment is complete.');
    expect(html).not.toContain('<form');
  });

  test('refuses an outcome it does not offer', async () => {
    const simulator = await startTestSimulator();
    const { authorization_url, reference } = await initialize(simulator);
    expect((await choose(authorization_url, 'free')).status).toBe(400);
    expect(await statusOf(simulator, reference)).toBe('abandoned');
  });

  test('stays ongoing until the bank answers when charges are late', async () => {
    const simulator = await startTestSimulator();
    await simulator.control('POST /settings', { charges: 'late', settleAfterMs: 5_000 });
    const { authorization_url, reference } = await initialize(simulator);
    expect((await choose(authorization_url, 'success')).status).toBe(303);
    expect(await statusOf(simulator, reference)).toBe('ongoing');
    await simulator.control('POST /clock/advance', { ms: 4_999 });
    expect(await statusOf(simulator, reference)).toBe('ongoing');
    await simulator.control('POST /clock/advance', { ms: 1 });
    expect(await statusOf(simulator, reference)).toBe('success');
    expect(simulator.receiver.events()).toEqual(['charge.success']);
  });
});
