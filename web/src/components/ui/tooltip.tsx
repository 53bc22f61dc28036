import * as TooltipPrimitive from 'radix-ui/tooltip';
import { type ReactNode, useState } from 'react';
import { timings } from '@/config/timings';

type TooltipProps = {
  /** Words only: a tooltip cannot be reached by touch, so it must not hold the only way to do something. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** For words that are in sight already, without taking the element apart. */
  disabled?: boolean;
  /** One focusable element that has an accessible name of its own. */
  children: ReactNode;
};

export function Tooltip({ content, side = 'top', disabled = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <TooltipPrimitive.Provider delayDuration={timings.tooltipDelayMs}>
      <TooltipPrimitive.Root open={open && !disabled} onOpenChange={setOpen}>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-md bg-foreground px-2.5 py-1.5 text-background text-xs shadow-raised"
          >
            {content}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}
