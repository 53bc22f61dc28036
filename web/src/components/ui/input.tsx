import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { controlClasses, readOnlyClasses } from './control-classes';
import { useFieldControl } from './field-context';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const wired = useFieldControl(props);
  return (
    <input
      type={type}
      className={cn(controlClasses, readOnlyClasses, 'h-10 px-3 pointer-coarse:h-11', className)}
      {...wired}
    />
  );
}
