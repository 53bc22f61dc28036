import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { csvFile, sendCsv } from './csv-file.ts';

/** An endless list that records how far it was read. */
function endless() {
  const reads: (number | undefined)[] = [];
  const file = csvFile<number>({
    header: ['number'],
    async read(last, limit) {
      reads.push(last);
      const start = (last ?? 0) + 1;
      return Array.from({ length: limit }, (_, index) => start + index);
    },
    cellsOf: (number) => [number],
  });
  return { file, reads };
}

test('reads no further than the receiver has come, from where the part before ended', async () => {
  const { file, reads } = endless();
  const parts = file[Symbol.asyncIterator]();
  expect((await parts.next()).value).toBe('number\r\n');
  expect((await parts.next()).value).toMatch(/^1\r\n2\r\n.*\r\n500\r\n$/s);
  for (let turns = 0; turns < 20; turns += 1) await turn();
  // One batch may be buffered, a second one may not.
  expect(reads.length).toBeLessThanOrEqual(3);
  expect(reads.slice(0, 2)).toEqual([undefined, 500]);
  file.destroy();
});

test('stops reading when the receiver hangs up', async () => {
  const { file, reads } = endless();
  for await (const part of file) if (part !== 'number\r\n') break;
  const before = reads.length;
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect(file.destroyed).toBe(true);
  expect(reads.length).toBeLessThanOrEqual(before + 1);
});

test('writes the last part, however full, and ends', async () => {
  const sizes = [500, 500, 0];
  const file = csvFile<string>({
    header: ['name'],
    read: async () => Array.from({ length: sizes.shift() ?? 0 }, () => 'Ada'),
    cellsOf: (name) => [name],
  });
  const text = (await file.toArray()).join('');
  expect(text.split('\r\n')).toHaveLength(1_002);
});

test('a browser that stops taking the file stops its reading, and one that hangs up ends it', async () => {
  const { file, reads } = endless();
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (_, reply) => sendCsv(reply, { name: 'numbers', at: new Date(), lines: file }));
  const request = get(await app.listen({ host: '127.0.0.1', port: 0 }));
  const answer: IncomingMessage = (await once(request, 'response'))[0];
  // The client reads nothing: the file is read until the buffers are full, and no further.
  const isStill = async () => {
    const before = reads.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return before > 0 && reads.length === before;
  };
  await expect.poll(isStill).toBe(true);
  const readsWhileBlocked = reads.length;
  answer.once('data', () => undefined);
  await expect.poll(() => reads.length).toBeGreaterThan(readsWhileBlocked);
  answer.on('error', () => undefined);
  answer.destroy();
  await expect.poll(() => file.destroyed).toBe(true);
});
