import { answerPromisedHours } from '@oja/contract/ticket-fields';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const answerPromisedMs = answerPromisedHours * hourMs;

export function answerDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + answerPromisedMs);
}

/** The limits of one user's tickets and replies. */
export const ticketFlood = {
  open: [
    { hits: 5, withinMs: hourMs },
    { hits: 20, withinMs: 24 * hourMs },
  ],
  reply: [
    { hits: 20, withinMs: 10 * minuteMs },
    { hits: 200, withinMs: 24 * hourMs },
  ],
} as const satisfies Record<string, readonly FloodLimit[]>;

export interface FloodLimit {
  hits: number;
  withinMs: number;
}

/** The maximum of messages in a ticket, of all sides together. */
export const messagesAtMost = 300;

export const cannedRepliesAtMost = 200;

/** Uploaded and not sent yet. */
export const waitingPicturesAtMost = 20;
