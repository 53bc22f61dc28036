import { minuteMs } from '@oja/contract/durations';
import type { Priority } from '@oja/contract/messaging';

/** A member who has not read for this long gets a mail. */
export const awayMs = 5 * minuteMs;

/** Typing signals within this interval are dropped. */
export const typingEveryMs = 1_500;

/** The message limits of one user, across all addresses. */
export const floodLimits = {
  message: { hits: 60, seconds: 60 },
  contact: { hits: 20, seconds: 3_600 },
} as const;

/** This many recent messages of one sender are examined as one text when contacts are masked. */
export const seriesOfMessages = 12;
export const seriesMs = 15 * minuteMs;

/** The maximum of uploaded pictures that are not sent yet. */
export const waitingPicturesAtMost = 20;

/** For sorting: the most urgent has the highest rank. */
export const priorityRanks: Readonly<Record<Priority, number>> = { low: 1, medium: 2, high: 3, urgent: 4 };
