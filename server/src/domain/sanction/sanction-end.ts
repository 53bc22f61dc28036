import { dayMs } from '@oja/contract/durations';

/** When a sanction ends by itself; null when staff lift it. */
export function sanctionEnd(now: Date, days: number | undefined): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * dayMs);
}

/** Whether a suspension that ends then stands longer than the one that stands; null has no end. */
export function outlasts(endsAt: Date | null, standing: Date | null): boolean {
  return standing !== null && (endsAt === null || endsAt > standing);
}
