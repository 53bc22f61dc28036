import { randomUUID } from 'node:crypto';
import { minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { refusalOf } from '../../test/refusal-of.ts';

const oja = await startOja({ env: { RATE_LIMIT_FACTOR: '0.1' } });

const attempt = (address: string) =>
  oja.call('login', { body: { email: `${Math.random()}@example.com`, password: 'harmattan' }, address });

describe('rate limits', () => {
  test('of sign-in count in the database, per address, and end with the window', async () => {
    for (let n = 0; n < 4; n += 1)
      expect(refusalOf(await attempt('10.0.0.1'))).toEqual([401, 'credentials_wrong']);
    const refused = await attempt('10.0.0.1');
    expect(refusalOf(refused)).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusalOf(await attempt('10.0.0.2'))).toEqual([401, 'credentials_wrong']);
    const { hits } = await oja.deps.db
      .selectFrom('rateCounters')
      .select('hits')
      .orderBy('hits', 'desc')
      .executeTakeFirstOrThrow();
    expect(hits).toBe(5);
    oja.clock.advance(minuteMs);
    expect(refusalOf(await attempt('10.0.0.1'))).toEqual([401, 'credentials_wrong']);
  });

  test('of reads count in memory', async () => {
    const read = () => oja.call('registrationRules', { address: '10.0.0.3' });
    for (let n = 0; n < 300; n += 1) await read();
    expect(refusalOf(await read())).toEqual([429, 'too_many_requests']);
    expect((await oja.call('registrationRules', { address: '10.0.0.4' })).status).toBe(200);
  });

  test('limit a client that enumerates ids', async () => {
    const walk = () => oja.app.inject({ url: '/api/nothing', remoteAddress: '10.0.0.5' });
    for (let n = 0; n < 21; n += 1) await walk();
    expect(refusalOf(await oja.call('registrationRules', { address: '10.0.0.5' }))).toEqual([
      429,
      'too_many_requests',
    ]);
  });

  test('do not end the calls of others with a session behind the same address', async () => {
    const address = '10.0.0.6';
    const [neighbour, walker] = [await oja.person(), await oja.person()];
    const walk = (caller: { token?: string } = {}) =>
      oja.call('showListing', { ...caller, params: { id: randomUUID() }, address });
    for (let n = 0; n < 21; n += 1) await walk();
    expect((await oja.call('currentUser', { token: neighbour.token, address })).status).toBe(200);
    expect((await oja.call('registrationRules', { token: neighbour.token, address })).status).toBe(200);
    const forged = await oja.call('registrationRules', { token: 'x'.repeat(43), address });
    expect(refusalOf(forged)).toEqual([429, 'too_many_requests']);
    for (let n = 0; n < 25; n += 1) await walk(walker);
    for (const from of [address, '10.0.0.7']) {
      const answer = await oja.call('currentUser', { token: walker.token, address: from });
      expect(refusalOf(answer)).toEqual([429, 'too_many_requests']);
    }
    const elsewhere = await oja.call('registrationRules', { token: walker.token, address });
    expect(refusalOf(elsewhere)).toEqual([429, 'too_many_requests']);
  });

  test('of misses with a session count for the person alone', async () => {
    const walker = await oja.person();
    const address = '10.0.0.8';
    const walk = () =>
      oja.call('showPurchase', { token: walker.token, params: { id: randomUUID() }, address });
    for (let n = 0; n < 21; n += 1) expect(refusalOf(await walk())).toEqual([404, 'not_found']);
    expect(refusalOf(await walk())).toEqual([429, 'too_many_requests']);
    expect((await oja.call('registrationRules', { address })).status).toBe(200);
  });

  test('count an IPv6 network of a customer as one address', async () => {
    for (let n = 0; n < 4; n += 1)
      expect(refusalOf(await attempt(`2001:db8:1:2::${n}`))).toEqual([401, 'credentials_wrong']);
    expect(refusalOf(await attempt('2001:db8:1:2:ffff:ffff:ffff:ffff'))).toEqual([429, 'too_many_requests']);
    expect(refusalOf(await attempt('2001:db8:1:3::1'))).toEqual([401, 'credentials_wrong']);
  });

  test.each([
    ['a read', 'currentUser', 300],
    ['a change', 'readAllNotifications', 30],
    ['an upload, which is counted in the database', 'setAvatar', 12],
  ] as const)('count a person who calls from many addresses: %s', async (_name, name, allowed) => {
    const [one, other] = [await oja.person(), await oja.person()];
    const call = (token: string, n: number) =>
      oja.callRaw(name, {
        token,
        address: `10.9.${Math.floor(n / 250)}.${n % 250}`,
        body: name === 'setAvatar' ? Buffer.from('no picture') : undefined,
        headers: name === 'setAvatar' ? { 'content-type': 'image/png' } : {},
      });
    for (let n = 0; n < allowed; n += 1) expect((await call(one.token, n)).status).not.toBe(429);
    const refused = await call(one.token, allowed);
    expect(refusalOf(refused)).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(other.token, allowed)).status).not.toBe(429);
  });

  test('do not touch health checks', async () => {
    for (let n = 0; n < 40; n += 1)
      expect((await oja.call('health', { address: '10.0.0.5' })).status).toBe(200);
  });
});
