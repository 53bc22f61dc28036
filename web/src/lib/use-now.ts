import { useSyncExternalStore } from 'react';
import { timings } from '@/config/timings';
import { serverNowMs } from '@/lib/server-clock';

/**
 * The time of the server, once a second, for every countdown on the page. One timer drives all of them, so that they
 * change together, and it runs only while a component uses it.
 */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = serverNowMs();

/** A component that does not depend on the time passes false: it gets zero and is not rendered again. */
export function useNow(isNeeded = true): number {
  return useSyncExternalStore(subscribe, () => (isNeeded ? nowMs : 0));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    tick();
    timer = setInterval(tick, timings.countdownTickMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  nowMs = serverNowMs();
  for (const listener of listeners) listener();
}
