import type { Priority } from '@oja/contract/messaging';

const minuteMs = 60_000;

/** Who has not read for this long is told by mail. */
export const awayMs = 5 * minuteMs;

/** A typing sign says nothing new sooner than this. */
export const typingEveryMs = 1_500;

/** How much one person may say, whatever address they come from. */
export const floodLimits = {
  message: { hits: 60, seconds: 60 },
  contact: { hits: 20, seconds: 3_600 },
} as const;

/** So many messages of one person, within this time, are read as one text when contact details are looked for. */
export const seriesOfMessages = 12;
export const seriesMs = 15 * minuteMs;

/** How many pictures may wait for a message at a time. */
export const waitingPicturesAtMost = 20;

/** For sorting: the most pressing has the highest. */
export const priorityRanks: Readonly<Record<Priority, number>> = { low: 1, medium: 2, high: 3, urgent: 4 };
