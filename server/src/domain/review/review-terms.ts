import { dayMs } from '@oja/contract/durations';
import { reviewTerms } from '@oja/contract/reviews';

/** When a review is shown although the other side has written none. */
export function visibleFrom(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + reviewTerms.hiddenDays * dayMs);
}

/** Whether a side may still write: only in time, and only while it cannot have read the other side's review. */
export function mayReviewAt(purchase: { settledAt: Date; otherPublished: boolean }, now: Date): boolean {
  return (
    !purchase.otherPublished && now.getTime() < purchase.settledAt.getTime() + reviewTerms.openDays * dayMs
  );
}
