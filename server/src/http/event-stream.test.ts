import { get, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { announce } from '../live/live-hub.ts';
import { countStreams, maxStreamsPerPerson } from './event-stream.ts';

const oja = await startOja();
await oja.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = oja.app.server.address() as { port: number };

interface Stream {
  ended: Promise<void>;
  isOpen: () => boolean;
  text: () => string;
  close: () => void;
}

function open(token: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/api/events', agent: false };
    const request = get({ ...options, headers: { authorization: `Bearer ${token}` } }, (response) => {
      expect(response.statusCode).toBe(200);
      response.once('data', () => resolve(watch(response, () => request.destroy())));
    });
    request.on('error', reject);
  });
}

function watch(response: IncomingMessage, close: () => void): Stream {
  let text = '';
  let isOpen = true;
  response.on('data', (part) => {
    text += part;
  });
  const ended = new Promise<void>((resolve) =>
    response.once('close', () => {
      isOpen = false;
      resolve();
    }),
  );
  return { ended, isOpen: () => isOpen, text: () => text, close };
}

describe('event streams', () => {
  test('of one person stay few, the newest of them open, and others keep theirs', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    const other = await open(obi.token);
    const streams: Stream[] = [];
    for (let n = 0; n < 400; n += 1) streams.push(await open(ada.token));
    await Promise.all(streams.slice(0, -maxStreamsPerPerson).map(({ ended }) => ended));
    expect(countStreams()).toBe(maxStreamsPerPerson + 1);
    expect(other.isOpen()).toBe(true);
    const kept = streams.slice(-maxStreamsPerPerson);
    expect(kept.every(({ isOpen }) => isOpen())).toBe(true);
    await announce(oja.deps.db, { hint: { topic: 'wallet' }, userId: ada.id });
    await expect.poll(() => kept.every(({ text }) => text().includes('"wallet"'))).toBe(true);
    for (const { close } of [...kept, other]) close();
    await expect.poll(countStreams).toBe(0);
  });

  test('free their place when they are closed', async () => {
    const { token } = await oja.person();
    const first = await open(token);
    for (let n = 0; n < 3 * maxStreamsPerPerson; n += 1) {
      const stream = await open(token);
      stream.close();
      await stream.ended;
      await expect.poll(countStreams).toBe(1);
    }
    expect(first.isOpen()).toBe(true);
    first.close();
  });
});
