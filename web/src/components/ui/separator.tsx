import * as SeparatorPrimitive from 'radix-ui/separator';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

export function Separator({
  className,
  orientation = 'horizontal',
  decorative = true,
  ...rest
}: ComponentProps<typeof SeparatorPrimitive.Root>) {
  return (
    <SeparatorPrimitive.Root
      orientation={orientation}
      decorative={decorative}
      className={cn(
        'shrink-0 bg-border',
        orientation === 'horizontal' ? 'h-px w-full' : 'w-px self-stretch',
        className,
      )}
      {...rest}
    />
  );
}
