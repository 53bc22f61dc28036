const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What the Help Center promises: an answer within 24 hours. */
export const answerPromisedMs = 24 * hourMs;

export function answerDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + answerPromisedMs);
}

/** How often one person may do it: more than anybody needs who wants an answer. */
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

/** Of all sides together; a thread that is longer helps nobody. */
export const messagesAtMost = 300;

export const cannedRepliesAtMost = 200;

/** Uploaded and not sent yet. */
export const waitingPicturesAtMost = 20;
