import { Label as LabelPrimitive } from 'radix-ui/label';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

type LabelProps = ComponentProps<typeof LabelPrimitive> & { required?: boolean };

export function Label({ className, required = false, children, ...rest }: LabelProps) {
  return (
    <LabelPrimitive className={cn('select-none font-medium text-foreground text-sm', className)} {...rest}>
      {children}
      {required ? (
        <span aria-hidden="true" className="ml-0.5 text-danger">
          *
        </span>
      ) : null}
    </LabelPrimitive>
  );
}
