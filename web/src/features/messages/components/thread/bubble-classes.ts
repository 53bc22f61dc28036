import { cn } from '@/lib/class-names';

export function bubbleClasses(mine: boolean): string {
  return cn(
    'grid max-w-[85%] gap-1 rounded-lg px-3.5 py-2 text-sm sm:max-w-[70%]',
    mine ? 'rounded-br-sm bg-primary text-primary-foreground' : 'rounded-bl-sm bg-muted text-foreground',
  );
}
