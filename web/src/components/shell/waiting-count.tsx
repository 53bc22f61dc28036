import { cn } from '@/lib/class-names';

/** How much waits for the person behind a link of the navigation. */
export function WaitingCount({ waiting, className }: { waiting: number; className?: string }) {
  if (waiting === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'tabular ml-auto flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-primary px-1.5 font-semibold text-primary-foreground text-xs',
          className,
        )}
      >
        {waiting > 99 ? '99+' : waiting}
      </span>
      <span className="sr-only">, {waiting} waiting for you</span>
    </>
  );
}
