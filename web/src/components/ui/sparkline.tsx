import { cn } from '@/lib/class-names';
import { sparklinePath } from './sparkline-path';

const box = { width: 120, height: 36, inset: 3 };

type SparklineProps = {
  values: readonly number[];
  /** Says in words what the line shows; without it the line is decoration. */
  label?: string;
  /** Colour by text class, for example text-chart-2. */
  className?: string;
};

/** A course at a glance, as plain SVG: no chart library for a line. */
export function Sparkline({ values, label, className }: SparklineProps) {
  const line = sparklinePath(values, box);
  if (!line) return null;
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      fill="none"
      className={cn('h-9 w-full text-chart-1', className)}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={`${line}V${box.height}H0Z`} fill="currentColor" opacity="0.12" />
      <path
        d={line}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
