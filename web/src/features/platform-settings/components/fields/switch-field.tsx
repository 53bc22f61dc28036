import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Switch } from '@/components/ui/switch';
import { type SettingName, useFieldError } from './use-field-error';

type SwitchFieldProps = {
  name: SettingName;
  label: string;
  hint?: ReactNode;
  /** The value while none is set. */
  undecided?: boolean;
};

export function SwitchField({ name, label, hint, undecided = false }: SwitchFieldProps) {
  const { control } = useFormContext();
  const error = useFieldError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Field layout="inline" label={label} hint={hint} error={error}>
          <Switch
            ref={field.ref}
            checked={field.value ?? undecided}
            onCheckedChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
