import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { portalTimings } from '@/config/portal-timings';
import { typingSigns } from '@/lib/live/typing-signs';
import { callsOf, fakeApi, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { pass, renderHookInApp } from '../../../../test/render';
import { useOutbox, useReadMark, useThreadScroll, useTypingSign } from './use-thread';

describe('messages that are being sent', () => {
  const route = 'POST /conversations/c1/messages';
  let userId = '';
  let people = 0;

  beforeEach(() => {
    // There is one outbox per person and page load.
    people += 1;
    userId = `user-${people}`;
    signIn({ id: userId });
  });

  const renderOutbox = () => renderHookInApp(() => useOutbox(userId)).result;
  const message = (text: string) => ({
    clientId: `client-${text}`,
    conversationId: 'c1',
    userId,
    text,
    pictures: [],
    createdAt: '2026-11-15T09:00:00.000Z',
  });

  test('are in sight at once and leave the queue when they have arrived', async () => {
    const calls = fakeApi({ [route]: succeed({}) });
    const outbox = renderOutbox();
    act(() => outbox.current.outbox.add(message('Hello')));
    expect(outbox.current.queued).toMatchObject([{ text: 'Hello', state: 'waiting' }]);
    await waitFor(() => expect(outbox.current.queued).toEqual([]));
    expect(calls.map(({ body }) => body)).toEqual([{ client_id: 'client-Hello', text: 'Hello', images: [] }]);
  });

  test('are tried again with the same id after a lost connection', async () => {
    vi.useFakeTimers();
    const calls = fakeApi({ [route]: [lose, lose, succeed({})] });
    const outbox = renderOutbox();
    act(() => outbox.current.outbox.add(message('Hello')));
    await pass(portalTimings.outboxRetryMs);
    expect(calls).toHaveLength(2);
    await pass(portalTimings.outboxRetryMs * 2);
    expect(outbox.current.queued).toEqual([]);
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('are tried at once when the browser is online again', async () => {
    vi.useFakeTimers();
    fakeApi({ [route]: [lose, succeed({})] });
    const outbox = renderOutbox();
    act(() => outbox.current.outbox.add(message('Hello')));
    await pass(0);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(outbox.current.queued).toEqual([]);
  });

  test('stay with the reason when they are refused, until the person sends or discards them', async () => {
    const calls = fakeApi({ [route]: [refuse(403, 'blocked', 'You are blocked.'), succeed({})] });
    const outbox = renderOutbox();
    act(() => outbox.current.outbox.add(message('Hello')));
    await waitFor(() =>
      expect(outbox.current.queued).toMatchObject([{ state: 'failed', refusal: 'You are blocked.' }]),
    );
    act(() => outbox.current.outbox.retry('client-Hello'));
    await waitFor(() => expect(outbox.current.queued).toEqual([]));
    expect(callsOf(calls, route)).toHaveLength(2);
  });

  test('are not sent in the name of the next person of this browser', async () => {
    vi.useFakeTimers();
    const calls = fakeApi({ [route]: [lose, succeed({})] });
    const outbox = renderOutbox();
    act(() => outbox.current.outbox.add(message('Hello')));
    await pass(0);
    signIn({ id: 'user-eve' });
    await pass(portalTimings.outboxLongestRetryMs);
    expect(calls).toHaveLength(1);
  });
});

describe('the read mark', () => {
  const route = 'POST /conversations/c1/read';

  function show(state: 'visible' | 'hidden') {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test('is sent only while the page is in front of the person', async () => {
    signIn();
    const calls = fakeApi({ [route]: succeed(null) });
    show('hidden');
    renderHook(() => useReadMark('c1', 2, 7));
    expect(calls).toEqual([]);
    show('visible');
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ position: 7 }]));
  });

  test('follows new messages, and is not sent when nothing is unread', async () => {
    signIn();
    const calls = fakeApi({ [route]: succeed(null) });
    const { rerender } = renderHook(({ unread, last }) => useReadMark('c1', unread, last), {
      initialProps: { unread: 0, last: 7 },
    });
    rerender({ unread: 1, last: 8 });
    rerender({ unread: 1, last: 8 });
    rerender({ unread: 0, last: 8 });
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ position: 8 }]));
  });
});

describe('the typing indicator', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('is shown for a while after each signal, and no longer than that', async () => {
    const { result } = renderHook(() => useTypingSign('c1'));
    expect(result.current).toBe(false);
    act(() => typingSigns.note('c1'));
    await pass(portalTimings.typingShownMs - 1);
    expect(result.current).toBe(true);
    act(() => typingSigns.note('c1'));
    await pass(portalTimings.typingShownMs - 1);
    expect(result.current).toBe(true);
    await pass(1);
    expect(result.current).toBe(false);
  });

  test('ends when the message arrives, and ignores other conversations', () => {
    const { result } = renderHook(() => useTypingSign('c3'));
    act(() => typingSigns.note('c2'));
    expect(result.current).toBe(false);
    act(() => typingSigns.note('c3'));
    expect(result.current).toBe(true);
    act(() => typingSigns.clear('c3'));
    expect(result.current).toBe(false);
  });
});

describe('the scroll position of a thread', () => {
  function renderThread() {
    let height = 1_000;
    const element = document.createElement('div');
    Object.defineProperty(element, 'scrollHeight', { get: () => height });
    Object.defineProperty(element, 'clientHeight', { value: 400 });
    const box = { current: element };
    const { result, rerender } = renderHook((keys) => useThreadScroll(box, keys), {
      initialProps: { firstKey: 'm5', lastKey: '9' },
    });
    return {
      element,
      scroll: result,
      grow: (to: number, keys: { firstKey: string; lastKey: string }) => {
        height = to;
        rerender(keys);
      },
      scrollTo: (top: number) => {
        element.scrollTop = top;
        act(() => result.current.onScroll());
      },
    };
  }

  test('follows the end while the person is there', () => {
    const { element, grow, scroll } = renderThread();
    expect(element.scrollTop).toBe(1_000);
    grow(1_200, { firstKey: 'm5', lastKey: '10' });
    expect(element.scrollTop).toBe(1_200);
    expect(scroll.current.isAtEnd).toBe(true);
  });

  test('a new message moves nothing while the person reads further up', () => {
    const { element, grow, scrollTo, scroll } = renderThread();
    scrollTo(100);
    expect(scroll.current.isAtEnd).toBe(false);
    grow(1_200, { firstKey: 'm5', lastKey: '10' });
    expect(element.scrollTop).toBe(100);
  });

  test('older messages that come in above keep what is read in its place', () => {
    const { element, grow, scrollTo } = renderThread();
    scrollTo(100);
    grow(1_700, { firstKey: 'm1', lastKey: '9' });
    expect(element.scrollTop).toBe(800);
  });
});
