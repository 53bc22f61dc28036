import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border bg-muted px-1 font-medium font-sans text-muted-foreground text-xs',
        className,
      )}
      {...rest}
    />
  );
}
