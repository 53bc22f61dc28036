import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { controlClasses, readOnlyClasses } from './control-classes';
import { useFieldControl } from './field-context';

/** Grows with its text where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const wired = useFieldControl(props);
  return (
    <textarea
      rows={rows}
      className={cn(
        controlClasses,
        readOnlyClasses,
        'field-sizing-content min-h-24 resize-y px-3 py-2',
        className,
      )}
      {...wired}
    />
  );
}
