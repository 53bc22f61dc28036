import { hourMs } from '@oja/contract/durations';
import type { Deps } from '../deps/deps.ts';

/**
 * The days of the demo's past: wallets are funded and plans begin on the first, one renewal has happened, and the next
 * is far enough ahead that it is not announced on the day the demo is loaded.
 */
export const demoDays = { opened: 60, plans: 53, renewals: 21 } as const;

/** The same dependencies with an earlier clock, for use cases in the past. */
export function hoursBefore(deps: Deps, hours: number): Deps {
  const moment = new Date(deps.now().getTime() - hours * hourMs);
  return { ...deps, now: () => moment };
}

export function daysBefore(deps: Deps, days: number): Deps {
  return hoursBefore(deps, days * 24);
}
