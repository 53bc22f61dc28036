import { Check, Minus } from 'lucide-react';
import * as CheckboxPrimitive from 'radix-ui/checkbox';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { useFieldControl } from './field-context';

export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  const wired = useFieldControl(props);
  return (
    <CheckboxPrimitive.Root
      className={cn(
        'group relative flex size-5 shrink-0 items-center justify-center rounded-sm border border-input bg-card transition-colors',
        'hover:border-foreground/60 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-55',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground',
        'data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary data-[state=indeterminate]:text-primary-foreground',
        // The area that answers a pointer is larger than the box, and larger still for a finger.
        'after:absolute after:-inset-1 pointer-coarse:after:-inset-3',
        className,
      )}
      {...wired}
    >
      <CheckboxPrimitive.Indicator>
        <Minus
          aria-hidden="true"
          strokeWidth={3}
          className="hidden size-3.5 group-data-[state=indeterminate]:block"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="size-3.5 group-data-[state=indeterminate]:hidden"
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
