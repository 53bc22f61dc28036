import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { SettingName } from './setting-name';
import { useFieldError } from './use-field-error';

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
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      <Input
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        className="tabular"
        {...register(name, { valueAsNumber: true })}
      />
    </Field>
  );
}
