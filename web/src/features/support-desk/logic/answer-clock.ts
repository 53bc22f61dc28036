import type { DeskTicket } from '@oja/contract/admin-support';
import { hourMs } from '@oja/contract/durations';
import { formatSpan } from '@/lib/dates';

export interface AnswerClock {
  text: string;
  tone: 'late' | 'soon' | 'calm' | 'done';
}

const soonMs = 4 * hourMs;

/** The promised time of a ticket, in words: due in 5 hours, late by 2 hours, answered after 3 hours. */
export function readAnswerClock(
  ticket: Pick<DeskTicket, 'answer_due_at' | 'first_answered_at' | 'created_at' | 'status' | 'waiting_since'>,
  nowMs: number,
): AnswerClock {
  const { answer_due_at: dueAt, first_answered_at: answeredAt } = ticket;
  if (dueAt !== null) {
    const leftMs = Date.parse(dueAt) - nowMs;
    if (leftMs <= 0) return { text: `Late by ${formatSpan(dueAt, nowMs)}`, tone: 'late' };
    return { text: `Due in ${formatSpan(dueAt, nowMs)}`, tone: leftMs <= soonMs ? 'soon' : 'calm' };
  }
  if (ticket.waiting_since !== null) {
    return { text: `Waiting for ${formatSpan(ticket.waiting_since, nowMs)}`, tone: 'done' };
  }
  if (answeredAt !== null) {
    return { text: `Answered after ${formatSpan(answeredAt, ticket.created_at)}`, tone: 'done' };
  }
  return { text: 'No answer needed', tone: 'done' };
}
