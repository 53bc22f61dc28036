import * as SwitchPrimitive from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { useFieldControl } from './field-context';

type SwitchProps = ComponentProps<typeof SwitchPrimitive.Root> & {
  /** Stands for several that differ: shown between on and off, and switched on by a press. */
  mixed?: boolean;
};

export function Switch({ className, mixed = false, ...props }: SwitchProps) {
  const wired = useFieldControl(props);
  return (
    <SwitchPrimitive.Root
      className={cn(
        'relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-input bg-muted transition-colors',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        mixed && 'border-primary bg-primary/20',
        'disabled:cursor-not-allowed disabled:opacity-55',
        'after:absolute after:-inset-1 pointer-coarse:after:-inset-2.5',
        className,
      )}
      {...wired}
    >
      <SwitchPrimitive.Thumb
        className={cn(
          'block size-4 translate-x-1 rounded-full bg-input transition-transform',
          'data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-primary-foreground',
          mixed && 'translate-x-3.25 bg-primary',
        )}
      />
    </SwitchPrimitive.Root>
  );
}
