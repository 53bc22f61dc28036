import type { StaffCase, StaffCaseStatement } from '@oja/contract/disputes';
import type { DisputeBrief } from '@oja/contract/purchase-fields';
import type { ReactNode } from 'react';
import type { Fact } from '@/components/ui/facts';
import { formatDateTime, formatRelative } from '@/lib/dates';

export interface Chapter {
  dispute: DisputeBrief;
  statements: StaffCaseStatement[];
}

/** The statements of each dispute about the purchase, the latest dispute first. */
export function chaptersOf({ dispute, earlier, statements }: StaffCase): [Chapter, ...Chapter[]] {
  const chapters: [Chapter, ...Chapter[]] = [chapterOf(dispute), ...earlier.map(chapterOf)];
  chapters.sort((one, other) => Date.parse(other.dispute.opened_at) - Date.parse(one.dispute.opened_at));
  for (const statement of statements) {
    const madeIn = chapters.find(
      (chapter) => Date.parse(chapter.dispute.opened_at) <= Date.parse(statement.created_at),
    );
    (madeIn ?? chapters.at(-1) ?? chapters[0]).statements.push(statement);
  }
  return chapters;
}

const chapterOf = (dispute: DisputeBrief): Chapter => ({ dispute, statements: [] });

type Clocked = Pick<StaffCase, 'dispute' | 'clocks'>;

/** Where the seller's answer stands. Clocks stop counting when the dispute is over. */
export function answerOf({ dispute, clocks }: Clocked, nowMs: number): string {
  if (dispute.seller_answered) return 'Answered';
  if (dispute.status === 'resolved') {
    return wasHeardToTheEnd(dispute) ? 'None was given' : 'Not waited for';
  }
  return isPast(clocks.seller_due_at, nowMs)
    ? `Late, was due ${formatDateTime(clocks.seller_due_at)}`
    : `Due ${formatRelative(clocks.seller_due_at, nowMs)}`;
}

/** The same as a sentence above the statements; nothing to say once there is an answer or a decision. */
export function silenceOf({ dispute, clocks }: Clocked, nowMs: number): string | undefined {
  if (dispute.seller_answered) return undefined;
  if (dispute.status === 'resolved') {
    return wasHeardToTheEnd(dispute)
      ? 'The seller never answered.'
      : 'The dispute ended before the seller’s time to answer was over.';
  }
  const due = formatDateTime(clocks.seller_due_at);
  return isPast(clocks.seller_due_at, nowMs)
    ? `The seller has not answered; the time for it ended on ${due}.`
    : `The seller has not answered yet and has until ${due}.`;
}

/** True when the time of the seller to answer was over before the dispute ended. */
function wasHeardToTheEnd({ resolved_at: endedAt, seller_due_at: dueAt }: Clocked['dispute']): boolean {
  return endedAt !== null && isPast(dueAt, Date.parse(endedAt));
}

/** When it is or was decided, and who passed it on. */
export function decisionFacts({ dispute, clocks }: Clocked, escalatedBy: ReactNode): Fact[] {
  const facts: Fact[] = [];
  if (dispute.status === 'resolved') {
    facts.push({ term: 'Decided', value: dispute.resolved_at ? formatDateTime(dispute.resolved_at) : 'Yes' });
  } else if (dispute.status === 'open') {
    facts.push({ term: 'To be decided by', value: formatDateTime(clocks.staff_due_at) });
  }
  if (escalatedBy !== null) facts.push({ term: 'Escalated by', value: escalatedBy });
  else if (dispute.status === 'escalated') {
    facts.push({ term: 'Escalated by', value: 'The clock: nobody had decided in time' });
  }
  return facts;
}

function isPast(at: string, nowMs: number): boolean {
  return Date.parse(at) <= nowMs;
}
