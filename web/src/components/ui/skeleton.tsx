import { cn } from '@/lib/class-names';

/** A quiet shape where content will be. The list around it says "Loading" once for all of them. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-md bg-accent', className)} />;
}
