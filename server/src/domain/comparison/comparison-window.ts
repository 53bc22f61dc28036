const hourMs = 3_600_000;

/** What was begun this long ago may still be paid or sent back; the poller asks about payments as long. */
const overlapMs = 72 * hourMs;
/** How far the first comparison of all looks back. */
const firstMs = 7 * 24 * hourMs;
/** Longer than the poller waits between two looks: before that, a difference is only somebody being faster. */
const settlesMs = 2 * hourMs;

export interface ComparisonWindow {
  from: Date;
  to: Date;
  /** What happened after this is not late yet. */
  before: Date;
}

/** From where the last comparison that was done ended, some days earlier, until now. */
export function comparisonWindow(lastDoneTo: Date | undefined, now: Date): ComparisonWindow {
  const earlier = (moment: Date, ms: number) => new Date(moment.getTime() - ms);
  return {
    from: lastDoneTo ? earlier(lastDoneTo, overlapMs) : earlier(now, firstMs),
    to: now,
    before: earlier(now, settlesMs),
  };
}
