import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startDatabaseProxy } from '../../test/database-proxy.ts';
import { onServer } from '../../test/database-server.ts';
import { startLiveHub } from './live-hub.ts';

test('a listening connection that is half-open is noticed and replaced, and copies are dropped', async () => {
  const target = new URL(inject('databaseServer').adminUrl);
  const proxy = await startDatabaseProxy({ port: Number(target.port), host: target.hostname });
  onTestFinished(proxy.stop);
  const url = new URL(target);
  url.port = String(proxy.port);
  const hub = await startLiveHub({
    url: url.href,
    log: pino({ level: 'silent' }),
    heartbeat: { everyMs: 200, timeoutMs: 2_500 },
  });
  onTestFinished(hub.stop);
  let gaps = 0;
  hub.onGap(() => {
    gaps += 1;
  });
  const topics: string[] = [];
  hub.subscribe('ada', (hint) => topics.push(hint.topic));
  const notify = (topic: string) =>
    onServer(target.href, (client) =>
      client.query(`select pg_notify('oja', $1)`, [JSON.stringify({ hint: { topic }, userId: 'ada' })]),
    );
  await notify('before');
  await expect.poll(() => topics).toEqual(['before']);
  expect([hub.isListening(), gaps]).toEqual([true, 0]);

  proxy.freeze();
  await expect.poll(() => hub.isListening()).toBe(false);
  expect(gaps).toBe(1);

  await proxy.mend();
  await expect.poll(() => hub.isListening(), { timeout: 20_000 }).toBe(true);
  expect(gaps).toBe(2);
  await notify('after');
  await expect.poll(() => topics).toEqual(['before', 'after']);
});
