import { useEffect, useEffectEvent } from 'react';
import { serverNowMs } from '@/lib/server-clock';

/** The server decides by its own clock, which may be a little behind. */
const graceMs = 1_000;
/** The longest that a timer of a browser can be. */
const longestMs = 2_147_483_647;

/**
 * Fetches again when each of these moments has come: a wait that ends sends no hint by itself. An answer names moments
 * that are over as well, so the same list may come back, and the next one is waited for all the same.
 */
export function useRefetchAt(moments: readonly string[], refetch: () => void): void {
  const fire = useEffectEvent(refetch);
  const key = moments.join(' ');
  useEffect(() => {
    const times = key.split(' ').map(Date.parse);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitForNext = () => {
      const nowMs = serverNowMs();
      const next = Math.min(...times.filter((ms) => ms > nowMs));
      if (!Number.isFinite(next)) return;
      const waitMs = Math.min(next - nowMs + graceMs, longestMs);
      timer = setTimeout(() => {
        fire();
        waitForNext();
      }, waitMs);
    };
    waitForNext();
    return () => clearTimeout(timer);
  }, [key]);
}
