import * as ScrollAreaPrimitive from 'radix-ui/scroll-area';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

type ScrollAreaProps = ComponentProps<typeof ScrollAreaPrimitive.Root> & {
  /** What is scrolled, for people who cannot see it; the region can be reached and scrolled by keyboard. */
  label: string;
};

export function ScrollArea({ className, label, children, ...rest }: ScrollAreaProps) {
  return (
    <ScrollAreaPrimitive.Root className={cn('relative overflow-hidden', className)} {...rest}>
      <ScrollAreaPrimitive.Viewport
        tabIndex={0}
        role="region"
        aria-label={label}
        className="size-full max-h-[inherit] rounded-[inherit] -outline-offset-2"
      >
        {children}
      </ScrollAreaPrimitive.Viewport>
      <ScrollBar orientation="vertical" />
      <ScrollBar orientation="horizontal" />
      <ScrollAreaPrimitive.Corner />
    </ScrollAreaPrimitive.Root>
  );
}

function ScrollBar({ orientation }: { orientation: 'vertical' | 'horizontal' }) {
  return (
    <ScrollAreaPrimitive.Scrollbar
      orientation={orientation}
      className={cn(
        'flex touch-none select-none p-0.5',
        orientation === 'vertical' ? 'h-full w-2.5' : 'h-2.5 flex-col',
      )}
    >
      <ScrollAreaPrimitive.Thumb className="relative flex-1 rounded-full bg-input/70" />
    </ScrollAreaPrimitive.Scrollbar>
  );
}
