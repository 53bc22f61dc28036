const dayMs = 24 * 3_600_000;

/** Nobody reads the other's review before writing their own, or before a week has passed. */
const blindDays = 7;
const openDays = 30;

export function visibleFrom(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + blindDays * dayMs);
}

/** Whether a side may still write: for a month, and only while it cannot have read the other side's review. */
export function mayReviewAt(deal: { settledAt: Date; otherPublished: boolean }, now: Date): boolean {
  return !deal.otherPublished && now.getTime() < deal.settledAt.getTime() + openDays * dayMs;
}
