import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startPushService } from '../../../test/push-endpoint.ts';
import { createWebPush, makePushKeys } from './index.ts';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.answer(201);
});

const keys = { ...makePushKeys(), contact: 'mailto:support@oja.test' };
const payload = JSON.stringify({ id: '1', title: 'Payment received', body: '₦9,000', link: '/dashboard' });
const push = { endpoint: service.endpoint, ...service.keys, payload, urgent: false, keys };
const gateway = createWebPush({ allowLocal: true });

describe('a push', () => {
  test('arrives encrypted for the browser alone, signed with our key for that service', async () => {
    expect(await gateway.send(push)).toBe('sent');
    const [received] = service.received;
    expect(received?.payload).toEqual(JSON.parse(payload));
    expect(received?.bytes.includes('Payment')).toBe(false);
    expect(received?.publicKey).toBe(keys.publicKey);
    expect(received?.claims).toMatchObject({ aud: new URL(service.endpoint).origin, sub: keys.contact });
    expect(received?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
    });
    await gateway.send({ ...push, urgent: true });
    expect(service.received[1]?.headers.urgency).toBe('high');
  });

  test.each([404, 410])('to a browser that is gone (%d) says so', async (status) => {
    service.answer(status);
    expect(await gateway.send(push)).toBe('gone');
  });

  test.each([
    [400, true],
    [413, true],
    [429, false],
    [500, false],
    [503, false],
  ])('that is answered with %d is refused for good: %s', async (status, permanent) => {
    service.answer(status);
    await expect(gateway.send(push)).rejects.toMatchObject({ name: 'PushFailure', permanent });
  });

  test('does not follow a redirect, which could lead anywhere', async () => {
    service.answer(307);
    await expect(gateway.send(push)).rejects.toMatchObject({ name: 'PushFailure' });
    expect(service.received).toHaveLength(1);
  });

  test('never reaches an inner address outside of tests', async () => {
    const strict = createWebPush({ allowLocal: false });
    expect(strict.accepts('https://push.example.com/send/1')).toBe(true);
    for (const endpoint of [service.endpoint, 'https://127.0.0.1/x', 'https://169.254.169.254/latest']) {
      expect(strict.accepts(endpoint)).toBe(false);
      await expect(strict.send({ ...push, endpoint })).rejects.toMatchObject({ permanent: true });
    }
    expect(service.received).toEqual([]);
  });

  test('with keys that no browser has is refused for good', async () => {
    await expect(gateway.send({ ...push, p256dh: 'AAAA' })).rejects.toMatchObject({ permanent: true });
  });

  test('waits when the push service cannot be reached', async () => {
    const unreachable = { ...push, endpoint: 'http://127.0.0.1:9/send' };
    await expect(gateway.send(unreachable)).rejects.toMatchObject({ permanent: false });
  });
});
