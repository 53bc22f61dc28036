import type { HealthStretch } from '@oja/contract/system-status';
import { cn } from '@/lib/class-names';
import {
  describeHealth,
  describeStretch,
  type HealthPeriod,
  lookOf,
  type StretchLook,
} from '../logic/health-labels';

/** The height differs as well, so that the state does not depend on colour alone. */
const looks: Readonly<Record<StretchLook, string>> = {
  unknown: 'h-full bg-muted',
  up: 'h-full bg-success',
  shaky: 'h-2/3 bg-warning',
  down: 'h-1/3 bg-danger',
};

type UptimeBarsProps = { label: string; stretches: readonly HealthStretch[]; period: HealthPeriod };

export function UptimeBars({ label, stretches, period }: UptimeBarsProps) {
  return (
    <div
      role="img"
      aria-label={`${label}: ${describeHealth(stretches, period)}`}
      className="flex h-8 items-end gap-px sm:gap-0.5"
    >
      {stretches.map((stretch) => (
        <span
          key={stretch.from}
          title={describeStretch(stretch, period)}
          className={cn('min-w-0 flex-1 rounded-xs', looks[lookOf(stretch)])}
        />
      ))}
    </div>
  );
}
