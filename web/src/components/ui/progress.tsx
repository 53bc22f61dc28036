import { cn } from '@/lib/class-names';

type ProgressProps = {
  /** From 0 to 100; null while the end is not known. */
  value: number | null;
  label: string;
  className?: string;
};

export function Progress({ value, label, className }: ProgressProps) {
  const bounded = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={bounded ?? undefined}
      className={cn('relative h-2 w-full overflow-hidden rounded-full bg-accent', className)}
    >
      <div
        className={cn(
          'size-full origin-left rounded-full bg-primary transition-transform',
          bounded === null && 'animate-breathe',
        )}
        style={{ transform: `translateX(-${bounded === null ? 60 : 100 - bounded}%)` }}
      />
    </div>
  );
}
