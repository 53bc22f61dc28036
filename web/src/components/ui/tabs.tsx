import * as TabsPrimitive from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

export const Tabs = TabsPrimitive.Root;

/**
 * Scrolls sideways where the tabs do not fit, so that a phone never wraps or cuts them. The width of zero keeps the
 * tabs from widening a grid or flex parent.
 */
export function TabsList({ className, ...rest }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <div className="w-0 min-w-full overflow-x-auto [scrollbar-width:none]">
      <TabsPrimitive.List
        className={cn('flex w-max min-w-full items-center gap-1 border-b', className)}
        {...rest}
      />
    </div>
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        'relative inline-flex h-11 select-none items-center gap-2 whitespace-nowrap rounded-t-md px-3 font-medium text-muted-foreground text-sm transition-colors',
        '-outline-offset-2 hover:text-foreground disabled:pointer-events-none disabled:opacity-55',
        'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full',
        'data-[state=active]:text-foreground data-[state=active]:after:bg-primary',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn('rounded-md pt-5', className)} {...rest} />;
}
