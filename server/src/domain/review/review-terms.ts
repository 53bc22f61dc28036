const dayMs = 24 * 3_600_000;

/** A review is hidden from the other side until they have written theirs, or a week has passed. */
const blindDays = 7;
const openDays = 30;

export function visibleFrom(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + blindDays * dayMs);
}

/** Whether a side may still write: for a month, and only while it cannot have read the other side's review. */
export function mayReviewAt(purchase: { settledAt: Date; otherPublished: boolean }, now: Date): boolean {
  return !purchase.otherPublished && now.getTime() < purchase.settledAt.getTime() + openDays * dayMs;
}
