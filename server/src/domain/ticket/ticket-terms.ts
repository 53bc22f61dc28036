import { describeOpeningHours } from '@oja/contract/business-hours';
import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import type { Settings } from '@oja/contract/settings';
import { type TicketPriority, waitingTerms } from '@oja/contract/ticket-fields';
import { addOpenTime, type Opening } from './business-time.ts';

/** The hours within which staff answer; with an opening, only those count in which the desk is open. */
export interface AnswerTerms {
  hours: number;
  opening: Opening | null;
}

export function answerTermsOf(general: Settings<'general'>): Readonly<Record<TicketPriority, AnswerTerms>> {
  const opening = { hours: general.openingHours, holidays: general.holidays };
  const terms = (hours: number, inBusinessHours: boolean) => ({
    hours,
    opening: inBusinessHours ? opening : null,
  });
  return {
    urgent: terms(general.answerHoursUrgent, general.businessHoursUrgent),
    high: terms(general.answerHoursHigh, general.businessHoursHigh),
    medium: terms(general.answerHoursMedium, general.businessHoursMedium),
    low: terms(general.answerHoursLow, general.businessHoursLow),
  };
}

/** The clock of a question: since when it runs, until when an answer is due, and which hours count. */
export function startClock(askedAt: Date, { hours, opening }: AnswerTerms) {
  const amountMs = hours * hourMs;
  if (opening === null) {
    return { askedAt, dueAt: new Date(askedAt.getTime() + amountMs), businessHours: null };
  }
  return {
    askedAt,
    dueAt: addOpenTime(askedAt, amountMs, opening),
    businessHours: describeOpeningHours(opening.hours, opening.holidays),
  };
}

/** The opening hours that the Help Center names; null while the clock of every priority runs at all hours. */
export function promisedHoursOf(general: Settings<'general'>): string | null {
  const opening = Object.values(answerTermsOf(general)).find((terms) => terms.opening !== null)?.opening;
  return opening ? describeOpeningHours(opening.hours, opening.holidays) : null;
}

/** The clock of a ticket that owes no answer. */
export const stoppedClock = { askedAt: null, dueAt: null, businessHours: null, lateToldAt: null } as const;

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
