import { formatDay } from '@/lib/dates';
import { formatNaira, formatSignedNaira } from '@/lib/money';
import type { BalanceSummary } from '../logic/wallet-figures';

/** The same in figures, for people who would rather read. */
export function BalanceFigures({ summary }: { summary: BalanceSummary }) {
  const { lowest, highest, change } = summary;
  return (
    <dl className="grid gap-x-6 gap-y-3 border-t pt-4 sm:grid-cols-3">
      <Figure label="Change" value={formatSignedNaira(change)} />
      <Figure label="Highest" value={formatNaira(highest.balance)} day={highest.date} />
      <Figure label="Lowest" value={formatNaira(lowest.balance)} day={lowest.date} />
    </dl>
  );
}

function Figure({ label, value, day }: { label: string; value: string; day?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 sm:grid sm:justify-normal sm:gap-0.5">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="tabular text-right font-semibold text-sm sm:text-left">
        {value}
        {day ? (
          <span className="ml-2 whitespace-nowrap font-normal text-muted-foreground text-xs">
            {formatDay(day)}
          </span>
        ) : null}
      </dd>
    </div>
  );
}
