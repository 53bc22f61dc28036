import { useEffect, useEffectEvent } from 'react';
import { serverNowMs } from '@/lib/server-clock';

/** The server decides by its own clock, which may be a little behind. */
const graceMs = 1_000;
/** The longest that a timer of a browser can be. */
const longestMs = 2_147_483_647;

/** Fetches again when the next of these moments has come: a wait that ends sends no hint by itself. */
export function useRefetchAt(moments: readonly string[], refetch: () => void): void {
  const fire = useEffectEvent(refetch);
  const key = moments.join(' ');
  useEffect(() => {
    const nowMs = serverNowMs();
    const next = Math.min(
      ...key
        .split(' ')
        .map(Date.parse)
        .filter((ms) => ms > nowMs),
    );
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => fire(), Math.min(next - nowMs + graceMs, longestMs));
    return () => clearTimeout(timer);
  }, [key]);
}
