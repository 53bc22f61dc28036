import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { shownAmount } from '../../logic/shown-amount';
import { type SettingName, useFieldError } from './use-field-error';

type NumberFieldProps = {
  name: SettingName;
  label: string;
  hint?: ReactNode;
  min?: number;
  max?: number;
  /** Amounts have two decimals. */
  step?: number;
};

export function NumberField({ name, label, hint, min = 0, max, step = 0.01 }: NumberFieldProps) {
  const { register } = useFormContext();
  const { ref, ...field } = register(name, { valueAsNumber: true });
  const input = useRef<HTMLInputElement | null>(null);
  // The form writes plain numbers into its inputs, without the last zero of an amount.
  useEffect(() => {
    const shown = input.current;
    if (shown && step === 0.01 && shown !== document.activeElement) shown.value = shownAmount(shown.value);
  });
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      <Input
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        className="tabular"
        {...field}
        ref={(element) => {
          input.current = element;
          ref(element);
        }}
      />
    </Field>
  );
}
