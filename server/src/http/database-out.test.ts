import { expect, inject, onTestFinished, test } from 'vitest';
import { startDatabaseProxy } from '../../test/database-proxy.ts';
import { startOja } from '../../test/oja.ts';
import { refusalOf } from '../../test/refusal-of.ts';

test('a database that is out gives 503 soon, and Oja recovers without a restart', async () => {
  const target = new URL(inject('databaseServer').appUrl);
  const proxy = await startDatabaseProxy({ port: Number(target.port), host: target.hostname });
  onTestFinished(proxy.stop);
  const oja = await startOja({ databasePort: proxy.port });
  const person = await oja.person();
  expect((await oja.call('listNotifications', { token: person.token })).status).toBe(200);

  proxy.cut();
  const start = Date.now();
  const answers = [
    await oja.call('listNotifications', { token: person.token }),
    await oja.call('readAllNotifications', { token: person.token }),
    await oja.call('readiness'),
  ];
  for (const answer of answers) {
    expect(refusalOf(answer)).toEqual([503, 'service_unavailable']);
  }
  expect(Date.now() - start).toBeLessThan(5_000);
  expect((await oja.call('health')).status).toBe(200);

  await proxy.mend();
  expect((await oja.call('listNotifications', { token: person.token })).status).toBe(200);
  expect((await oja.call('readiness')).status).toBe(200);
});

test.each(['cut', 'refuse'] as const)(
  '200 requests that fail on the database write few lines and no stack trace: %s',
  async (outage) => {
    const target = new URL(inject('databaseServer').appUrl);
    const proxy = await startDatabaseProxy({ port: Number(target.port), host: target.hostname });
    onTestFinished(proxy.stop);
    const oja = await startOja({ databasePort: proxy.port });
    const person = await oja.person();
    expect((await oja.call('listNotifications', { token: person.token })).status).toBe(200);

    await proxy[outage]();
    const linesBefore = oja.logLines.length;
    const started = Date.now();
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => oja.call('listNotifications', { token: person.token })),
        ...Array.from({ length: 5 }, () => oja.call('readiness')),
        ...Array.from({ length: 5 }, () => oja.call('listListings')),
      ]);
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    }
    const lines = oja.logLines.slice(linesBefore);
    const seconds = (Date.now() - started) / 1000;
    const outageLines = lines.filter((line) => line.includes('database unavailable'));
    expect(lines.filter((line) => line.includes('"stack"'))).toEqual([]);
    expect(outageLines.length).toBeGreaterThan(0);
    expect(outageLines.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
    // The live hub reports its broken connection once.
    expect(lines.length).toBeLessThanOrEqual(outageLines.length + 1);
    // The failures since the last line are reported within a second.
    await expect.poll(() => failuresIn(oja.logLines), { timeout: 3_000 }).toBeGreaterThanOrEqual(200);
  },
);

function failuresIn(lines: readonly string[]): number {
  const last = lines.findLast((line) => line.includes('database unavailable'));
  return last === undefined ? 0 : JSON.parse(last).failures;
}
