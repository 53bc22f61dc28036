import { CircleAlert } from 'lucide-react';
import { Label as LabelPrimitive } from 'radix-ui/label';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';
import { FieldContext } from './field-context';

type LabelProps = ComponentProps<typeof LabelPrimitive> & { required?: boolean };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence to show; its presence marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** 'inline' puts a checkbox or switch before its label. */
  layout?: 'stacked' | 'inline';
  /** Hides the label from sight where the place makes it plain, such as a search box. */
  labelHidden?: boolean;
  className?: string;
  /** One control of this folder; it wires itself by useFieldControl. */
  children: ReactNode;
};

export function Field({
  label,
  hint,
  error,
  required = false,
  layout = 'stacked',
  labelHidden = false,
  className,
  children,
}: FieldProps) {
  const controlId = useId();
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(' ') || undefined;
  const labelElement = (
    <Label
      id={labelId}
      htmlFor={controlId}
      required={required}
      className={labelHidden ? 'sr-only' : undefined}
    >
      {label}
    </Label>
  );
  const notes = <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />;

  return (
    <FieldContext value={{ controlId, labelId, describedBy, invalid: Boolean(error), required }}>
      {layout === 'inline' ? (
        <div className={cn('flex items-start gap-3', className)}>
          {children}
          <div className="grid min-w-0 gap-1">
            {labelElement}
            {notes}
          </div>
        </div>
      ) : (
        <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
          {labelElement}
          {children}
          {notes}
        </div>
      )}
    </FieldContext>
  );
}

type FieldNotesProps = { hint: ReactNode; hintId: string; error: ReactNode; errorId: string };

function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p id={hintId} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}

function Label({ className, required = false, children, ...rest }: LabelProps) {
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
