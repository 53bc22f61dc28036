import type { LucideIcon } from 'lucide-react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { formatNaira, formatSignedNaira } from '@/lib/money';

type MovementRowProps = {
  Icon: LucideIcon;
  title: string;
  /** Smaller, under the title. */
  detail?: string | undefined;
  /** For a detail that identifies the movement: it is shown on phones as well. */
  isDetailNeeded?: boolean;
  date: string;
  /** Below zero when money left the wallet. */
  amount: number;
  /** Nothing moved: the amount is what would have. */
  isUnpaid?: boolean;
  status: { label: string; variant: BadgeVariant };
};

/** One movement of money in a list. Green is what came in; what went out is no loss and stays plain. */
export function MovementRow({
  Icon,
  title,
  detail,
  isDetailNeeded = false,
  date,
  amount,
  isUnpaid = false,
  status,
}: MovementRowProps) {
  const isIncoming = amount > 0 && !isUnpaid;
  return (
    <li className="flex items-start gap-2.5 px-4 py-3.5 sm:gap-4 sm:px-5">
      <span
        aria-hidden="true"
        className={cn(
          'flex size-9 shrink-0 items-center justify-center rounded-full sm:size-10',
          isIncoming ? 'bg-success-soft text-success' : 'bg-muted text-muted-foreground',
        )}
      >
        <Icon className="size-4.5" />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <div className="flex items-start justify-between gap-3 text-sm">
          <p className="min-w-0 wrap-anywhere font-medium">{title}</p>
          <p
            className={cn(
              'tabular whitespace-nowrap font-semibold',
              isIncoming && 'text-success',
              isUnpaid && 'font-normal text-muted-foreground',
            )}
          >
            {isUnpaid ? formatNaira(amount) : formatSignedNaira(amount)}
          </p>
        </div>
        <div className="flex items-end justify-between gap-2 text-muted-foreground text-xs sm:items-center sm:text-sm">
          <p className="flex min-w-0 flex-col-reverse gap-x-1.5 gap-y-1 sm:flex-row">
            <time dateTime={date} className="shrink-0">
              {formatDateTime(date)}
            </time>
            {detail ? (
              <span
                title={detail}
                className={cn('min-w-0 wrap-anywhere sm:truncate', !isDetailNeeded && 'hidden sm:block')}
              >
                <span className="hidden sm:inline">· </span>
                {detail}
              </span>
            ) : null}
          </p>
          <Badge variant={status.variant}>{status.label}</Badge>
        </div>
      </div>
    </li>
  );
}
