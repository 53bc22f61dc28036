import { dayMs } from '@oja/contract/durations';
import { recallDays } from '@oja/contract/recall-terms';

/** How long the second recall within that time pauses selling. */
const pauseDays = 30;

/** What recalls mean for a seller: a larger held part, a pause, or no sale any more. */
export type Standing =
  | { kind: 'clear' }
  | { kind: 'raised' }
  | { kind: 'paused'; until: Date }
  | { kind: 'barred' };

/** From the recalls of a seller, whatever their order. Those older than `recallDays` do not count. */
export function decideStanding(recalls: readonly Date[], now: Date): Standing {
  const recent = recalls.filter((at) => at > countedFrom(now));
  if (recent.length >= 3) return { kind: 'barred' };
  if (recent.length === 0) return { kind: 'clear' };
  if (recent.length === 1) return { kind: 'raised' };
  const latestMs = Math.max(...recent.map((at) => at.getTime()));
  return { kind: 'paused', until: new Date(latestMs + pauseDays * dayMs) };
}

/** Recalls after this moment count. */
export function countedFrom(now: Date): Date {
  return new Date(now.getTime() - recallDays * dayMs);
}
