import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { Card } from './card';
import { Skeleton } from './skeleton';
import { Sparkline } from './sparkline';

export type StatChange = {
  /** As it is to be read, for example '+12.5% this month'. */
  text: string;
  /** 'none' for words that compare nothing, for example '2 on their way'. */
  direction: 'up' | 'down' | 'flat' | 'none';
  /** Fewer disputes are good news: the colour follows the meaning, not the arrow. */
  isGood?: boolean;
  /** The change is neither good nor bad, as when money was spent. */
  isNeutral?: boolean;
};

type StatCardProps = {
  title: string;
  value: ReactNode;
  change?: StatChange;
  /** A Lucide icon. */
  icon?: ReactNode;
  /** Another colour of the icon and its ground. */
  iconClassName?: string;
  /** A line at the lower edge, and the time it covers. */
  trend?: { values: readonly number[]; period: string };
  className?: string;
};

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight } as const;

export function StatCard({ title, value, change, icon, iconClassName, trend, className }: StatCardProps) {
  return (
    // In a strip a card is as wide as its value, which no other line of it may widen.
    <Card
      className={cn(
        '@container flex flex-col overflow-hidden max-md:in-data-stat-strip:[container-type:normal]',
        className,
      )}
    >
      <div className="grid grid-cols-1 gap-2 p-5 max-md:in-data-stat-strip:gap-1 max-md:in-data-stat-strip:p-3.5">
        {/* As high as two lines on a phone, so that the values of two cards side by side stand level. */}
        <div className="flex items-center justify-between gap-3 max-sm:min-h-10 max-md:in-data-stat-strip:min-h-0 max-md:in-data-stat-strip:w-0 max-md:in-data-stat-strip:min-w-full">
          <p className="min-w-0 text-muted-foreground text-sm">{title}</p>
          {icon ? (
            <span
              aria-hidden="true"
              className={cn(
                'flex size-9 shrink-0 items-center justify-center rounded-md bg-secondary text-secondary-foreground [&_svg]:size-4.5',
                'max-md:in-data-stat-strip:hidden',
                iconClassName,
              )}
            >
              {icon}
            </span>
          ) : null}
        </div>
        <p className="tabular break-words font-semibold text-xl tracking-tight @3xs:text-2xl max-md:in-data-stat-strip:whitespace-nowrap max-md:in-data-stat-strip:text-lg">
          {value}
        </p>
        {change ? <ChangeNote change={change} /> : null}
      </div>
      {trend ? (
        <div className="mt-auto">
          <p className="px-5 text-muted-foreground text-xs">{trend.period}</p>
          <Sparkline values={trend.values} />
        </div>
      ) : null}
    </Card>
  );
}

function ChangeNote({ change }: { change: StatChange }) {
  const { direction, isGood = direction === 'up', isNeutral = false, text } = change;
  const Arrow = direction === 'none' ? null : arrows[direction];
  const isMoving = !isNeutral && (direction === 'up' || direction === 'down');
  const tone = isMoving ? (isGood ? 'text-success' : 'text-danger') : 'text-muted-foreground';
  return (
    <p
      className={cn(
        'tabular flex items-center gap-1 text-sm max-md:in-data-stat-strip:w-0 max-md:in-data-stat-strip:min-w-full',
        tone,
      )}
    >
      {Arrow ? <Arrow aria-hidden="true" className="size-4 shrink-0" /> : null}
      {text}
    </p>
  );
}

/** The same box without figures yet. */
export function StatCardSkeleton() {
  return (
    <Card className="grid content-start gap-3 p-5 max-md:in-data-stat-strip:gap-1.5 max-md:in-data-stat-strip:p-3.5">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-8 w-36" />
      <Skeleton className="h-4 w-28" />
    </Card>
  );
}
