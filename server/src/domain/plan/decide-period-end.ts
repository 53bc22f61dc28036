import type { ChosenPlan } from './decide-plan-change.ts';
import { graceMs, noticeMs } from './period.ts';

export interface RunningPeriod {
  periodEndsAt: Date | null;
  graceEndsAt: Date | null;
  announcedPriceKobo: number | null;
  /** The plan of the next period: the smaller one that was chosen, or the same again. */
  nextPlan: ChosenPlan;
  /** The user cancelled the plan: it is not renewed and gets no days of grace. */
  ends: boolean;
  /** False for a suspended or erased user, who is never charged. */
  mayPay: boolean;
  balanceKobo: number;
}

export type PeriodEnd =
  | { kind: 'nothing' }
  | { kind: 'announce'; priceKobo: number }
  | { kind: 'begin'; priceKobo: number; startsAt: Date }
  | { kind: 'grant_grace'; priceKobo: number; graceEndsAt: Date }
  | { kind: 'lapse' };

/** What the clock does with a plan: announce the renewal, begin the next period, grant days of grace, or end it. */
export function decidePeriodEnd(period: RunningPeriod, now: Date): PeriodEnd {
  const { periodEndsAt, graceEndsAt, announcedPriceKobo } = period;
  if (periodEndsAt === null) return { kind: 'nothing' };
  if (period.ends) return now < periodEndsAt ? { kind: 'nothing' } : { kind: 'lapse' };
  const priceKobo = renewalPriceKobo(period);
  if (now < periodEndsAt) {
    const isSoon = now.getTime() >= periodEndsAt.getTime() - noticeMs;
    const isAnnounced = announcedPriceKobo !== null;
    return isSoon && !isAnnounced && period.mayPay ? { kind: 'announce', priceKobo } : { kind: 'nothing' };
  }
  if (!period.mayPay) return { kind: 'lapse' };
  if (period.balanceKobo >= priceKobo) {
    return { kind: 'begin', priceKobo, startsAt: startOfNext(periodEndsAt, now) };
  }
  if (graceEndsAt === null)
    return { kind: 'grant_grace', priceKobo, graceEndsAt: new Date(now.getTime() + graceMs) };
  return now < graceEndsAt ? { kind: 'nothing' } : { kind: 'lapse' };
}

/** A price that rose after the announcement applies from the period after the next. */
export function renewalPriceKobo(period: Pick<RunningPeriod, 'announcedPriceKobo' | 'nextPlan'>): number {
  return Math.min(period.announcedPriceKobo ?? Number.POSITIVE_INFINITY, period.nextPlan.priceKobo);
}

/** Periods follow each other without a gap, unless the job did not run for longer than the days of grace. */
function startOfNext(periodEndsAt: Date, now: Date): Date {
  return now.getTime() - periodEndsAt.getTime() <= graceMs ? periodEndsAt : now;
}
