import { endpoints } from '@oja/contract';
import type { Role } from '@oja/contract/access';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { connect } from '../../../db/client.ts';
import { auditMoney } from '../money-watch/index.ts';
import { metricsText } from './metrics-text.ts';

const oja = await startOja();
const behindProxy = await startOja({ env: { TRUST_PROXY: 'on' } });
const elsewhere = '203.0.113.7';
const local = async () => (await oja.call('metrics')).text;

/** The value of one series, by its exact text. */
function readValue(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('GET /metrics is for staff and for this machine', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s needs no session', async (address) => {
    const answer = await oja.call('metrics', { address });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  test('from elsewhere it needs a session of staff', async () => {
    expect(refusalOf(await oja.call('metrics', { address: elsewhere }))).toEqual([401, 'session_required']);
    const read = async (role: Role) => {
      const { token } = await oja.person({ role });
      return oja.call('metrics', { token, address: elsewhere });
    };
    for (const role of ['user', 'seller', 'verified_seller'] as const) {
      expect([role, ...refusalOf(await read(role))]).toEqual([role, 403, 'access_denied']);
    }
    for (const role of ['moderator', 'admin'] as const) expect((await read(role)).status).toBe(200);
  });

  test.each<Record<string, string>>([
    { 'x-forwarded-for': elsewhere },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '127.0.0.1' },
    { host: 'oja.example' },
    { host: 'localhost.oja.example' },
  ])('a request through a proxy on this machine is not from this machine: %o', async (headers) => {
    for (const { call } of [oja, behindProxy])
      expect(refusalOf(await call('metrics', { headers }))).toEqual([401, 'session_required']);
  });

  test('a visitor cannot claim to be this machine, whatever proxies are believed', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1', host: 'localhost' };
    expect(refusalOf(await behindProxy.call('metrics', { headers, address: elsewhere }))).toEqual([
      401,
      'session_required',
    ]);
  });
});

describe('GET /metrics behind a trusted proxy', () => {
  test.each(['on', '1', 'loopback'])(
    'asks programs on this machine for a session, too (%s)',
    async (trusted) => {
      const { call } = await startOja({ env: { TRUST_PROXY: trusted } });
      for (const address of ['127.0.0.1', '::1'])
        expect(refusalOf(await call('metrics', { address }))).toEqual([401, 'session_required']);
    },
  );

  test('answers staff', async () => {
    const { token } = await behindProxy.person({ role: 'admin' });
    expect((await behindProxy.call('metrics', { token })).status).toBe(200);
  });
});

describe('GET /metrics with a token of its own', () => {
  test('answers callers with the token from anywhere, and refuses those on this machine without it', async () => {
    const metricsToken = 'scrape-'.repeat(6);
    const { call } = await startOja({ env: { TRUST_PROXY: '1', METRICS_TOKEN: metricsToken } });
    const headers = { 'x-forwarded-for': elsewhere };
    expect((await call('metrics', { token: metricsToken, headers })).status).toBe(200);
    expect((await call('metrics', { token: metricsToken, address: elsewhere })).status).toBe(200);
    expect(refusalOf(await call('metrics'))).toEqual([401, 'session_required']);
    expect(refusalOf(await call('metrics', { token: `${metricsToken}x` }))).toEqual([401, 'session_invalid']);
    expect(refusalOf(await call('listUsers', { token: metricsToken }))).toEqual([401, 'session_invalid']);
  });
});

describe('what it says', () => {
  test('request durations by route pattern and status, without anything a visitor chose', async () => {
    const { token } = await oja.person();
    for (let n = 0; n < 3; n += 1) await oja.call('showPurchase', { token });
    await oja.call('showPurchase');
    for (const path of ['/wp-login', '/api/never-heard-of', '/a/b?c=secret'])
      await oja.app.inject({ url: path });
    const text = await local();
    const times = 'oja_request_duration_seconds_count';
    const route = 'route="/api/purchases/:id"';
    expect(readValue(text, `${times}{method="GET",${route},status="404"}`)).toBe(3);
    expect(readValue(text, `${times}{method="GET",${route},status="401"}`)).toBe(1);
    expect(readValue(text, `${times}{method="GET",route="web",status="404"}`)).toBe(3);
    expect(text).not.toMatch(/wp-login|never-heard|secret|[0-9a-f]{8}-[0-9a-f]{4}/);
    const routes = new Set(text.match(/route="[^"]*"/g));
    expect(routes.size).toBeLessThanOrEqual(Object.keys(endpoints).length + 1);
  });

  test('the process, its pool, the queue and the ledger', async () => {
    expect(await local()).not.toContain('oja_ledger_clean');
    await auditMoney(oja.deps);
    oja.clock.now = new Date();
    oja.clock.advance(90_000);
    const text = await local();
    expect(readValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(readValue(text, 'oja_pool_connections_max')).toBe(16);
    expect(text).toMatch(/^oja_pool_connections\{state="busy"\} \d+$/m);
    expect(readValue(text, 'oja_pool_waiting')).toBe(0);
    for (const state of ['waiting', 'running', 'scheduled', 'retrying', 'failed'])
      expect(readValue(text, `oja_queue_jobs{state="${state}"}`)).toBe(0);
    expect(readValue(text, 'oja_database_up')).toBe(1);
    expect(readValue(text, 'oja_ledger_clean')).toBe(1);
    expect(readValue(text, 'oja_ledger_broken_invariants')).toBe(0);
    const age = readValue(text, 'oja_ledger_audit_age_seconds');
    expect([Math.floor((age ?? 0) / 10), age]).toEqual([9, expect.any(Number)]);
  });

  test('what came of mails and of calls to Paystack, whichever process made them', async () => {
    const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await oja.deps.mail.send({ ...mail, to: 'ada@example.com' });
    await oja.deps.mail.send({ ...mail, to: 'not an address' }).catch(() => undefined);
    await oja.deps.paystack.readBalance().catch(() => undefined);
    const series = (gateway: string, outcome: string) =>
      `oja_outside_calls_total{gateway="${gateway}",outcome="${outcome}"}`;
    const text = await local();
    expect(readValue(text, series('mail', 'ok'))).toBe(1);
    expect(readValue(text, series('mail', 'refused'))).toBe(1);
    expect(readValue(text, series('paystack', 'failed'))).toBe(1);
    // The next process continues the counters of this one.
    await oja.deps.mail.send({ ...mail, to: 'ada@example.com' });
    await oja.restart();
    expect(readValue(await local(), series('mail', 'ok'))).toBe(2);
  });

  test('streams of events are counted while they are open, and not as slow requests', async () => {
    const { token } = await oja.person();
    const address = await oja.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const stream = await fetch(`${address}/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leave.signal,
    });
    await stream.body?.getReader().read();
    expect(readValue(await local(), 'oja_event_streams')).toBe(1);
    leave.abort();
    await expect.poll(async () => readValue(await local(), 'oja_event_streams')).toBe(0);
    expect(await local()).not.toContain('/api/events');
  });

  test('without a database the process still answers for itself', async () => {
    const away = connect('postgres://nobody:nothing@127.0.0.1:9/nowhere');
    const text = await metricsText({ ...oja.deps, db: away.db });
    expect(readValue(text, 'oja_database_up')).toBe(0);
    expect(text).toContain('oja_pool_waiting');
    expect(text).not.toContain('oja_queue_jobs');
    await away.close();
  });
});
