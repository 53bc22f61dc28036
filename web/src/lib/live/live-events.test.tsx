import { liveHeartbeatMs } from '@oja/contract/system';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timings } from '@/config/timings';
import { callsOf, fakeApi, lose, refuse } from '../../../test/fake-api';
import { installLocks, openStream } from '../../../test/live-stream';
import { pass } from '../../../test/render';
import { followLive, type LiveMessage } from './live-events';

const route = 'GET /events';
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  installLocks();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function openTab(token = 'token-of-ada') {
  const messages: LiveMessage[] = [];
  const stop = followLive(token, (message) => messages.push(message));
  stops.push(stop);
  return { topics: () => messages.map(({ topic }) => topic), messages, close: stop };
}

test('two tabs share one connection, and a hint reaches both', async () => {
  const stream = openStream();
  const calls = fakeApi({ [route]: stream.answer });
  const [first, second] = [openTab(), openTab()];
  await waitFor(() => expect(second.topics()).toEqual(['connected']));
  stream.send('data: {"topic":"wallet"}\n\n');
  await waitFor(() => expect(second.topics()).toEqual(['connected', 'wallet']));
  expect(first.topics()).toEqual(['connected', 'wallet']);
  expect(calls).toHaveLength(1);
});

test('when the tab that reads is closed, the other one connects', async () => {
  const later = openStream();
  const calls = fakeApi({ [route]: [openStream().answer, later.answer] });
  const [first, second] = [openTab(), openTab()];
  await waitFor(() => expect(second.topics()).toEqual(['connected']));
  first.close();
  await waitFor(() => expect(second.topics()).toEqual(['connected', 'connected']));
  later.send('data: {"topic":"messages"}\n\n');
  await waitFor(() => expect(second.topics()).toContain('messages'));
  expect(calls).toHaveLength(2);
  expect(first.topics()).toEqual(['connected']);
});

test('a tab with another session does not wait for this one', async () => {
  const calls = fakeApi({ [route]: [openStream().answer, openStream().answer] });
  openTab('token-of-ada');
  openTab('session-of-obi');
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('skips what is no hint, and hints that are cut in two arrive whole', async () => {
  const stream = openStream();
  fakeApi({ [route]: stream.answer });
  const tab = openTab();
  await waitFor(() => expect(tab.topics()).toEqual(['connected']));
  stream.send(': heartbeat\n\ndata: {"topic":"unheard of"}\n\ndata: {"top');
  stream.send('ic":"wallet"}\n\n');
  await waitFor(() => expect(tab.topics()).toEqual(['connected', 'wallet']));
});

test('a lost connection is tried again after a pause that grows', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const stream = openStream();
  const calls = fakeApi({ [route]: [lose, lose, stream.answer, lose] });
  const tab = openTab();
  await pass(0);
  await pass(timings.liveReconnectMs * 2 - 1);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls).toHaveLength(2);
  await pass(timings.liveReconnectMs * 4 - 1);
  expect(calls).toHaveLength(2);
  await pass(1);
  expect(tab.messages).toEqual([{ topic: 'connected', requestedAt: Date.now() }]);
  stream.end();
  await pass(timings.liveReconnectMs * 2);
  expect(calls).toHaveLength(4);
});

describe('a connection that nothing arrives on', () => {
  const heartbeat = ': still here\n\n';

  async function connect() {
    vi.useFakeTimers();
    const streams = [openStream(), openStream(), openStream()];
    const calls = fakeApi({ [route]: streams.map(({ answer }) => answer) });
    const tab = openTab();
    await pass(0);
    expect(tab.topics()).toEqual(['connected']);
    return { calls, tab, send: (text: string) => streams[calls.length - 1]?.send(text) };
  }

  test('is replaced after two and a half heartbeats, and what was missed is fetched again', async () => {
    const { calls, tab, send } = await connect();
    for (let heard = 0; heard < 4; heard += 1) {
      await pass(liveHeartbeatMs);
      send(heartbeat);
    }
    await pass(2.5 * liveHeartbeatMs - 1);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(calls).toHaveLength(2);
    expect(tab.messages[1]).toEqual({ topic: 'connected', requestedAt: Date.now() });
    send('data: {"topic":"wallet"}\n\n');
    await pass(0);
    expect(tab.topics()).toEqual(['connected', 'connected', 'wallet']);
  });

  test('is replaced at once when the device has a network again', async () => {
    const { calls, tab } = await connect();
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(calls).toHaveLength(2);
    expect(tab.topics()).toEqual(['connected', 'connected']);
    tab.close();
    window.dispatchEvent(new Event('online'));
    await pass(liveHeartbeatMs * 3);
    expect(calls).toHaveLength(2);
  });

  test('is replaced when the page is seen again after a sleep, in which no timer ran', async () => {
    const { calls } = await connect();
    const see = () => document.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(Date.now() + liveHeartbeatMs);
    see();
    await pass(0);
    expect(calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * liveHeartbeatMs);
    see();
    await pass(0);
    expect(calls).toHaveLength(2);
  });
});

test('stops when the session has ended', async () => {
  vi.useFakeTimers();
  const calls = fakeApi({ [route]: refuse(401, 'session_invalid', 'Please sign in.') });
  openTab();
  await pass(timings.liveLongestReconnectMs * 2);
  expect(callsOf(calls, route)).toHaveLength(1);
});
