import type { Notification } from '@oja/contract/notifications';
import { describe, expect, test } from 'vitest';
import { withAllRead, withRead } from './api';

const item = (id: string, read: boolean): Notification => ({
  id,
  event: 'welcome',
  title: 'Welcome',
  text: 'Look around.',
  link: null,
  read,
  created_at: '2026-03-04T10:00:00.000Z',
});

/** Two loaded pages; the count is that of all notifications, loaded or not. */
const loaded = () => ({
  pages: [
    { data: [item('a', false), item('b', true)], unread: 5, next_cursor: 'x' },
    { data: [item('c', false)], unread: 5, next_cursor: null },
  ],
  pageParams: [undefined, 'x'],
});

describe('reading one notification', () => {
  test('marks it on whichever page it stands and counts it off everywhere', () => {
    const { pages } = withRead(loaded(), 'c');
    expect(pages.map((page) => page.unread)).toEqual([4, 4]);
    expect(pages.flatMap((page) => page.data).map((entry) => entry.read)).toEqual([false, true, true]);
  });

  test.each(['b', 'unknown'])('changes nothing for %s, which is not an unread one', (id) => {
    expect(withRead(loaded(), id)).toEqual(loaded());
  });

  test('never counts below zero', () => {
    const stale = { pages: [{ data: [item('a', false)], unread: 0 }], pageParams: [undefined] };
    expect(withRead(stale, 'a').pages[0]?.unread).toBe(0);
  });
});

test('reading all leaves none unread on any page', () => {
  const { pages } = withAllRead(loaded());
  expect(pages.map((page) => page.unread)).toEqual([0, 0]);
  expect(pages.flatMap((page) => page.data).every((entry) => entry.read)).toBe(true);
});
