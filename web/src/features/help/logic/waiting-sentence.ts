import type { Ticket } from '@oja/contract/support';
import { formatDateTime } from '@/lib/dates';

/** Whose turn it is, in one sentence. */
export function waitingSentence(
  {
    status,
    answer_due_at: dueAt,
    business_hours: businessHours,
    closes_at: closesAt,
  }: Pick<Ticket, 'status' | 'answer_due_at' | 'business_hours' | 'closes_at'>,
  nowMs: number,
): string {
  if (status === 'resolved') return 'This ticket is resolved. A reply opens it again.';
  if (closesAt !== null) {
    return `Our team waits for your reply. Without one, the ticket is closed on ${formatDateTime(closesAt)}.`;
  }
  if (dueAt === null) return 'Our team answered. Reply if you need more, or close the ticket.';
  if (nowMs >= Date.parse(dueAt)) {
    return 'We promised an answer by now and are late. Our team has been reminded; sorry for the wait.';
  }
  const answer = `Our team answers by ${formatDateTime(dueAt)}.`;
  return businessHours ? `${answer} Business hours count: ${businessHours}.` : answer;
}
