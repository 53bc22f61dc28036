import type { DeskTicket } from '@oja/contract/admin-support';
import { Clock } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { type AnswerClock as Reading, readAnswerClock } from '../logic/answer-clock';

const tones: Record<Reading['tone'], string> = {
  late: 'font-medium text-danger',
  soon: 'font-medium text-warning',
  calm: '',
  done: 'text-muted-foreground',
};

export function AnswerClock({ ticket }: { ticket: Parameters<typeof readAnswerClock>[0] }) {
  const { text, tone } = readAnswerClock(ticket, Date.now());
  return (
    <span
      className={cn('inline-flex items-center gap-1.5 text-sm', tones[tone])}
      title={titleOf(ticket.answer_due_at)}
    >
      {tone === 'late' || tone === 'soon' ? <Clock aria-hidden="true" className="size-4 shrink-0" /> : null}
      {text}
    </span>
  );
}

function titleOf(dueAt: DeskTicket['answer_due_at']): string | undefined {
  return dueAt === null ? undefined : `Promised until ${formatDateTime(dueAt)}`;
}
