import { dayMs } from '@oja/contract/durations';
import { Clock } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { formatRemaining } from '@/lib/countdown';
import { useNow } from '@/lib/use-now';

const urgentMs = dayMs;

type TimeLeftProps = {
  until: string;
  /** What is said when the time is over. */
  over?: string;
  /** A deadline of the person turns red on its last day. */
  isDeadline?: boolean;
  className?: string;
};

/** A countdown to a moment by the clock of the server. */
export function TimeLeft({ until, over = 'The time is over', isDeadline = false, className }: TimeLeftProps) {
  const leftMs = Date.parse(until) - useNow();
  return (
    <span
      role="timer"
      className={cn(
        'tabular inline-flex items-center gap-1.5 font-medium',
        isDeadline && leftMs < urgentMs && 'text-danger',
        className,
      )}
    >
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      {leftMs > 0 ? `${formatRemaining(leftMs)} left` : over}
    </span>
  );
}
