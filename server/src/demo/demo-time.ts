import type { Deps } from '../deps.ts';

const hourMs = 3_600_000;

/**
 * The demo has a past: wallets are filled and plans begin on the first of its days, one renewal lies behind, and the
 * next is far enough ahead that nobody is told of it on the day the demo is loaded.
 */
export const demoDays = { opened: 60, plans: 53, renewals: 21 } as const;

/** The same world at an earlier moment, for use cases that happened before anybody looked. */
export function hoursBefore(deps: Deps, hours: number): Deps {
  const moment = new Date(deps.now().getTime() - hours * hourMs);
  return { ...deps, now: () => moment };
}

export function daysBefore(deps: Deps, days: number): Deps {
  return hoursBefore(deps, days * 24);
}
