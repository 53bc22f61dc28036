import { createServer, connect as dial, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startOja } from '../../test/oja.ts';

/** Stands between Oja and its database and can be cut, as a network can. */
async function cuttableLine(target: URL) {
  const pairs = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = dial(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      pairs.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    cut() {
      isCut = true;
      for (const socket of pairs) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('G1: a database that is out gives 503 soon, and Oja recovers without a restart', async () => {
  const target = new URL(inject('databaseServer').appUrl);
  const line = await cuttableLine(target);
  const oja = await startOja({ databasePort: line.port });
  const person = await oja.person();
  expect((await oja.call('listNotifications', { token: person.token })).status).toBe(200);

  line.cut();
  const start = Date.now();
  const answers = [
    await oja.call('listNotifications', { token: person.token }),
    await oja.call('readAllNotifications', { token: person.token }),
    await oja.call('readiness'),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
  }
  expect(Date.now() - start).toBeLessThan(5_000);
  expect((await oja.call('health')).status).toBe(200);

  line.mend();
  expect((await oja.call('listNotifications', { token: person.token })).status).toBe(200);
  expect((await oja.call('readiness')).status).toBe(200);
});
