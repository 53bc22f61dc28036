import { readCountdown } from '@/lib/countdown';
import { formatDateTime } from '@/lib/dates';
import { useNow } from '@/lib/use-now';

type CountdownLineProps = { label: string; start: string; end: string; over: string };

/** The time left for something, and the moment at which it is over. */
export function CountdownLine({ label, start, end, over }: CountdownLineProps) {
  const countdown = readCountdown({ start, end }, useNow());
  return (
    <p className="text-muted-foreground text-sm">
      {label}{' '}
      <span className="tabular whitespace-nowrap font-medium text-foreground">
        {countdown.expired ? over : countdown.text}
      </span>{' '}
      (until {formatDateTime(end)})
    </p>
  );
}
