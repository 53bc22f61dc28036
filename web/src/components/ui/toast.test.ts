import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore } from './toast';

describe('the toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows a toast and tells its listeners', () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.subscribe(listener);

    const id = store.show({ title: 'Link Copied' });

    expect(store.read()).toEqual([{ id, title: 'Link Copied', open: true }]);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('starts with the very list that the server rendered, so that hydration draws nothing anew', () => {
    expect(createToastStore().read()).toBe(createToastStore().read());
  });

  test('U608, U609: keeps at most one: a new toast replaces the old', () => {
    const store = createToastStore();
    store.show({ title: 'first' });
    store.show({ title: 'second', variant: 'destructive' });

    expect(store.read().map((toast) => toast.title)).toEqual(['second']);
  });

  test('U614: closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
    const store = createToastStore();
    const id = store.show({ title: 'Copied!' });
    store.dismiss(id);

    expect(store.read()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(store.read()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.read()).toEqual([]);
  });

  test('leaves no timer behind for a dismissed toast that was replaced', () => {
    const store = createToastStore();
    store.dismiss(store.show({ title: 'old' }));
    store.show({ title: 'new' });

    expect(vi.getTimerCount()).toBe(0);
  });

  test('dismisses only once, and ignores a toast it does not know', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const id = store.show({ title: 'once' });
    store.subscribe(listener);

    store.dismiss(id);
    store.dismiss(id);
    store.dismiss('toast-99');

    expect(listener).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(1);
  });

  test('stops telling a listener that has unsubscribed', () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.subscribe(listener)();

    store.show({ title: 'unheard' });

    expect(listener).not.toHaveBeenCalled();
  });

  test('hands out the same list until something changes, as React requires of a snapshot', () => {
    const store = createToastStore();
    store.show({ title: 'steady' });
    expect(store.read()).toBe(store.read());
  });
});
