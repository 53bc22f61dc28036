/** When failed sign-ins lock an address, and for how long. A lock ends by itself and never ends open sessions. */
export const lockMs = 15 * 60_000;

export interface Failures {
  failures: number;
  lastFailedAt: Date;
  lockedUntil: Date | null;
}

/** Whole seconds until the next attempt is allowed; undefined when it is allowed now. */
export function lockedForSeconds(known: Failures | undefined, now: Date): number | undefined {
  if (!known?.lockedUntil || known.lockedUntil <= now) return undefined;
  return Math.ceil((known.lockedUntil.getTime() - now.getTime()) / 1000);
}

/** The record after one more failure. Failures older than the lock time are forgotten, and so is a lock that has ended. */
export function afterFailure(known: Failures | undefined, maximum: number, now: Date): Failures {
  const stale =
    known === undefined ||
    now.getTime() - known.lastFailedAt.getTime() > lockMs ||
    (known.lockedUntil !== null && known.lockedUntil <= now);
  const failures = stale ? 1 : known.failures + 1;
  const lockedUntil = failures >= maximum ? new Date(now.getTime() + lockMs) : null;
  return { failures, lastFailedAt: now, lockedUntil };
}
