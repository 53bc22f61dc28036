import type { DeskTicket } from '@oja/contract/admin-support';
import { Clock } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { serverNowMs } from '@/lib/server-clock';
import { type AnswerClock as Reading, readAnswerClock } from '../logic/answer-clock';

const tones: Record<Reading['tone'], string> = {
  late: 'font-medium text-danger',
  soon: 'font-medium text-warning',
  calm: '',
  done: 'text-muted-foreground',
};

type ClockProps = { ticket: Parameters<typeof readAnswerClock>[0] & Pick<DeskTicket, 'business_hours'> };

export function AnswerClock({ ticket }: ClockProps) {
  const { text, tone } = readAnswerClock(ticket, serverNowMs());
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-sm', tones[tone])} title={titleOf(ticket)}>
      {tone === 'late' || tone === 'soon' ? <Clock aria-hidden="true" className="size-4 shrink-0" /> : null}
      {text}
    </span>
  );
}

function titleOf({ answer_due_at: dueAt, business_hours: hours }: ClockProps['ticket']): string | undefined {
  if (dueAt === null) return undefined;
  const promised = `Promised until ${formatDateTime(dueAt)}`;
  return hours ? `${promised}. Business hours count: ${hours}.` : promised;
}
