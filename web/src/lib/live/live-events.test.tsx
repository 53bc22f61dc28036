import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('stops when the session has ended', async () => {
  vi.useFakeTimers();
  const calls = fakeApi({ [route]: refuse(401, 'session_invalid', 'Please sign in.') });
  openTab();
  await pass(timings.liveLongestReconnectMs * 2);
  expect(callsOf(calls, route)).toHaveLength(1);
});
