import type { Settings } from '@oja/contract/settings';
import { type TicketPriority, waitingTerms } from '@oja/contract/ticket-fields';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const dayMs = 24 * hourMs;

/** Hours within which staff answer, by priority. */
export type AnswerHours = Readonly<Record<TicketPriority, number>>;

export function answerHoursOf(general: Settings<'general'>): AnswerHours {
  return {
    urgent: general.answerHoursUrgent,
    high: general.answerHoursHigh,
    medium: general.answerHoursMedium,
    low: general.answerHoursLow,
  };
}

/** The clock of a question: since when it runs, and until when an answer is due. */
export function startClock(askedAt: Date, priority: TicketPriority, hours: AnswerHours) {
  return { askedAt, dueAt: new Date(askedAt.getTime() + hours[priority] * hourMs) };
}

/** The clock of a ticket that owes no answer. */
export const stoppedClock = { askedAt: null, dueAt: null, lateToldAt: null } as const;

export const waitingReminderMs = waitingTerms.reminderDays * dayMs;
export const waitingClosingMs = waitingTerms.closingDays * dayMs;

/** When a ticket that waits for its author is closed. */
export function closesAt(waitingSince: Date): Date {
  return new Date(waitingSince.getTime() + waitingClosingMs);
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
