import { describe, expect, test, vi } from 'vitest';
import { onServer } from '../../test/database-server.ts';
import { startOja } from '../../test/oja.ts';
import { signedIn } from '../../test/signed-in.ts';
import { inTransaction } from '../db/transaction.ts';
import { notify } from '../modules/platform/notifications/index.ts';
import { announce } from './live-hub.ts';

const oja = await startOja();
const address = await oja.app.listen({ host: '127.0.0.1', port: 0 });

/** A stream as a browser holds one: events are collected, and `ended` resolves when the server closes it. */
async function follow(token: string) {
  const stopping = new AbortController();
  const response = await fetch(`${address}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopping.signal,
  });
  const received: string[] = [];
  const state = { ended: false };
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) received.push(decoder.decode(chunk));
  })()
    .catch(() => undefined)
    .then(() => {
      state.ended = true;
    });
  await expect.poll(() => received.join('')).toContain(': connected');
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    csp: response.headers.get('content-security-policy'),
    text: () => received.join(''),
    ended: () => state.ended,
    async stop() {
      stopping.abort();
      await reading;
    },
  };
}

describe('the event stream', () => {
  test('asks for a session', async () => {
    const answer = await fetch(`${address}/api/events`);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'session_required' }),
    ]);
  });

  test('sends a hint to its user only', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    const [adaStream, obiStream] = [await follow(ada.token), await follow(obi.token)];
    expect(adaStream).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
    expect(adaStream.csp).toBe("default-src 'none';frame-ancestors 'none'");
    await inTransaction(oja.deps.db, (tx) => notify(tx, 'secure_your_account', ada.id, {}, oja.deps.now()));
    await oja.runJobs();
    await expect.poll(() => adaStream.text()).toContain('data: {"topic":"notifications"}');
    expect(obiStream.text()).not.toContain('data:');
    await adaStream.stop();
    await obiStream.stop();
  });

  test('carries nothing of a transaction that was rolled back', async () => {
    const ada = await oja.person();
    const stream = await follow(ada.token);
    await inTransaction(oja.deps.db, async (tx) => {
      await announce(tx, { userId: ada.id, hint: { topic: 'profile', id: 'lost' } });
      throw new Error('no');
    }).catch(() => undefined);
    await announce(oja.deps.db, { userId: ada.id, hint: { topic: 'profile', id: 'kept' } });
    await expect.poll(() => stream.text()).toContain('kept');
    expect(stream.text()).not.toContain('lost');
    await stream.stop();
  });

  test('ends with a hint when its session was signed out elsewhere, while others continue', async () => {
    const ada = await oja.person();
    const other = await oja.call('login', { body: { email: ada.email, password: ada.password } });
    const [first, second] = [await follow(ada.token), await follow(signedIn(other).token)];
    const ended = await oja.call('endOtherSessions', { token: ada.token });
    expect(ended.body.data).toEqual({ ended: 1 });
    await expect.poll(() => second.ended()).toBe(true);
    expect(second.text()).toContain('"topic":"session"');
    expect(first.ended()).toBe(false);
    expect(first.text()).not.toContain('"topic":"session"');
    await first.stop();
  });

  test('ends when the line to the database breaks, so that browsers reconnect and fetch again; then hints arrive again', async () => {
    const ada = await oja.person();
    const stream = await follow(ada.token);
    const gaps = vi.fn();
    oja.deps.live.onGap(gaps);
    await onServer(oja.adminUrl, (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'oja-live' and datname = current_database()`),
    );
    await expect.poll(() => gaps).toHaveBeenCalledTimes(2);
    expect(oja.deps.live.isListening()).toBe(true);
    await expect.poll(() => stream.ended()).toBe(true);
    const next = await follow(ada.token);
    await announce(oja.deps.db, { userId: ada.id, hint: { topic: 'profile', id: 'again' } });
    await expect.poll(() => next.text()).toContain('again');
    await next.stop();
  });
});
