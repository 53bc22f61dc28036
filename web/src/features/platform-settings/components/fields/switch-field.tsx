import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Switch } from '@/components/ui/switch';
import type { SettingName } from './setting-name';

type SwitchFieldProps = {
  name: SettingName;
  label: string;
  hint?: ReactNode;
  /** What shows while nobody has decided. */
  undecided?: boolean;
};

export function SwitchField({ name, label, hint, undecided = false }: SwitchFieldProps) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Field layout="inline" label={label} hint={hint}>
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
