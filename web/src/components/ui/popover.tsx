import * as PopoverPrimitive from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { menuSurfaceClasses } from './menu-classes';

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;
export const PopoverClose = PopoverPrimitive.Close;

/** It takes focus when it opens, so give it an aria-label or a labelled heading. */
export function PopoverContent({ className, ...rest }: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        sideOffset={6}
        collisionPadding={8}
        className={cn(menuSurfaceClasses, 'w-80 max-w-[calc(100vw-1rem)] p-4', className)}
        {...rest}
      />
    </PopoverPrimitive.Portal>
  );
}
