import { describe, expect, test } from 'vitest';
import { startReceiver } from '../../../test/receiver.ts';
import { isPublicAddress } from '../outbound/public-address.ts';
import { createWebhookGateway } from './webhook-gateway.ts';

const receiver = await startReceiver();
const url = 'https://hooks.shop.ng/oja';
const message = { headers: { 'content-type': 'application/json' }, body: '{"type":"webhook.test"}' };
const post = (gateway = receiver.gateway()) => gateway.post(url, message);
const impatient = () => receiver.gateway({ timeoutMs: 400 });

describe('a webhook', () => {
  test('is delivered when the receiver answers 2xx', async () => {
    expect(await post()).toEqual({ delivered: true, status: 204, fault: null });
    expect(receiver.got.at(-1)?.body).toBe(message.body);
  });

  test('is not delivered when the receiver answers 500', async () => {
    receiver.answer = (response) => response.writeHead(500).end('no');
    expect(await post()).toEqual({ delivered: false, status: 500, fault: null });
  });

  test('does not follow a redirect, wherever it leads', async () => {
    receiver.answer = (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    const before = receiver.got.length;
    expect(await post()).toMatchObject({ delivered: false, status: 302 });
    expect(receiver.got.length).toBe(before + 1);
  });

  test('is cut off when the receiver hangs', async () => {
    receiver.answer = () => {};
    expect(await post(impatient())).toEqual({
      delivered: false,
      status: null,
      fault: 'No answer within 10 seconds.',
    });
  });

  test('is cut off when the receiver drips its answer', async () => {
    receiver.answer = (response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await post(impatient())).toMatchObject({
      delivered: false,
      fault: 'No answer within 10 seconds.',
    });
  });

  test('reads at most 64 KB of an answer that has a gigabyte', async () => {
    let written = 0;
    const ended = Promise.withResolvers<void>();
    receiver.answer = (response) => {
      const chunk = Buffer.alloc(64 * 1024);
      response.writeHead(200);
      response.on('close', ended.resolve);
      const pour = () => {
        while (written < 1024 ** 3 && !response.destroyed) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', pour);
        }
        response.end();
      };
      pour();
    };
    expect(await post()).toMatchObject({ delivered: true, status: 200 });
    await ended.promise;
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  test('goes nowhere when the name leads to a private address at the moment of connecting', async () => {
    receiver.answer = (response) => response.writeHead(204).end();
    const before = receiver.got.length;
    const gateway = receiver.gateway({ mayReach: isPublicAddress });
    expect(await post(gateway)).toEqual({
      delivered: false,
      status: null,
      fault: 'The address is not public.',
    });
    expect(receiver.got.length).toBe(before);
  });

  test('is refused when saved if one of several addresses is private', async () => {
    const gateway = createWebhookGateway({
      resolve: async () => [
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
      mayReach: isPublicAddress,
      dial: () => {
        throw new Error('nothing is sent');
      },
      timeoutMs: 100,
    });
    expect(await gateway.findFault(url)).toMatch(/cannot be reached from the internet/);
    expect(await gateway.post('https://127.0.0.1/', message)).toMatchObject({
      delivered: false,
      status: null,
    });
  });
});
