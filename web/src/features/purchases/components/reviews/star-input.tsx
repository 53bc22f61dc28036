import { Star } from 'lucide-react';
import * as RadioGroupPrimitive from 'radix-ui/radio-group';
import { use } from 'react';
import { FieldContext, useFieldControl } from '@/components/ui/field-context';
import { cn } from '@/lib/class-names';
import { starLabels } from '../../logic/star-labels';

type StarInputProps = { value: number; onChange: (rating: number) => void; disabled?: boolean };

/** One choice of five, so that the arrow keys and screen readers treat it as such. */
export function StarInput({ value, onChange, disabled = false }: StarInputProps) {
  const field = use(FieldContext);
  const wired = useFieldControl({});
  return (
    <div className="flex flex-wrap items-center gap-3">
      <RadioGroupPrimitive.Root
        {...wired}
        aria-labelledby={field?.labelId}
        orientation="horizontal"
        value={value === 0 ? '' : String(value)}
        onValueChange={(chosen) => onChange(Number(chosen))}
        disabled={disabled}
        className="flex"
      >
        {starLabels.map((word, index) => (
          <RadioGroupPrimitive.Item
            key={word}
            value={String(index + 1)}
            aria-label={`${index + 1} of 5: ${word}`}
            className="flex size-11 items-center justify-center rounded-md transition-colors hover:bg-accent disabled:opacity-55"
          >
            <Star
              aria-hidden="true"
              className={cn('size-6', index < value ? 'fill-current text-primary' : 'text-muted-foreground')}
            />
          </RadioGroupPrimitive.Item>
        ))}
      </RadioGroupPrimitive.Root>
      <span aria-hidden="true" className="text-muted-foreground text-sm">
        {starLabels[value - 1] ?? ''}
      </span>
    </div>
  );
}
