import * as RadioGroupPrimitive from 'radix-ui/radio-group';
import { type ComponentProps, type ReactNode, use, useId } from 'react';
import { cn } from '@/lib/class-names';
import { FieldContext, useFieldControl } from './field-context';

/** Inside a Field the label of the field names the group. */
export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  const field = use(FieldContext);
  const wired = useFieldControl(props);
  return (
    <RadioGroupPrimitive.Root
      aria-labelledby={field?.labelId}
      className={cn('grid gap-3 pt-1', className)}
      {...wired}
    />
  );
}

type RadioOptionProps = Omit<ComponentProps<typeof RadioGroupPrimitive.Item>, 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** One choice with its label; the whole line can be pressed. */
export function RadioOption({ label, hint, className, ...props }: RadioOptionProps) {
  const optionId = useId();
  const hintId = `${optionId}-hint`;
  return (
    <div className={cn('flex items-start gap-3', className)}>
      <RadioGroupPrimitive.Item
        id={optionId}
        aria-describedby={hint ? hintId : undefined}
        className={cn(
          'relative flex size-5 shrink-0 items-center justify-center rounded-full border border-input bg-card transition-colors',
          'hover:border-foreground/60 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
          'disabled:cursor-not-allowed disabled:opacity-55 after:absolute after:-inset-1 pointer-coarse:after:-inset-3',
        )}
        {...props}
      >
        <RadioGroupPrimitive.Indicator className="size-2 rounded-full bg-primary-foreground" />
      </RadioGroupPrimitive.Item>
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={optionId} className="select-none font-medium text-sm">
          {label}
        </label>
        {hint ? (
          <p id={hintId} className="text-muted-foreground text-sm">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
