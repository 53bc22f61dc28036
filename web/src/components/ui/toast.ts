import { type ReactNode, useSyncExternalStore } from 'react';
import { timings } from '@/config/timings';

/**
 * The toasts of the application, outside of React so that any code may show one.
 *
 * A toast is open, then dismissed (by time, swipe, key or a newer toast), then removed. At most one is kept: a new
 * one replaces the old at once. A dismissed toast stays in the list, closed, until its removal delay has passed,
 * which leaves the exit animation something to draw.
 */
export type ToastContent = {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** A single next step. `altText` says how to do the same without the toast. */
  action?: { label: string; altText: string; onSelect: () => void };
  /** Takes back what the toast tells of, by a button or the key Z. */
  undo?: () => void;
  durationMs?: number;
};

export type ToastRecord = ToastContent & { id: string; open: boolean };

const VISIBLE_LIMIT = 1;

/** The same array for the server and at the start of every store, or React would draw the host twice. */
const noToasts: readonly ToastRecord[] = [];

export function createToastStore() {
  let toasts = noToasts;
  let shownCount = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<string, ReturnType<typeof setTimeout>>();

  function publish(next: readonly ToastRecord[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function show(content: ToastContent): string {
    shownCount += 1;
    const id = `toast-${shownCount}`;
    const kept = [{ ...content, id, open: true }, ...toasts].slice(0, VISIBLE_LIMIT);
    for (const dropped of toasts.filter((toast) => !kept.includes(toast))) cancelRemoval(dropped.id);
    publish(kept);
    return id;
  }

  function dismiss(id: string) {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    removals.set(
      id,
      setTimeout(() => remove(id), timings.toastRemoveDelayMs),
    );
  }

  function remove(id: string) {
    cancelRemoval(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }

  function cancelRemoval(id: string) {
    clearTimeout(removals.get(id));
    removals.delete(id);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return { show, dismiss, subscribe, read: () => toasts };
}

export const toastStore = createToastStore();

/** Shows a toast from anywhere: toast({ title: 'Settings Saved' }). Failures use variant 'destructive'. */
export const toast = toastStore.show;

/** The toasts as a component sees them; needed only by what draws them. */
export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts);
}
