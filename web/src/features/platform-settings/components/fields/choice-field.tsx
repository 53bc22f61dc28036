import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { type SettingName, useFieldError } from './use-field-error';

export interface Choice {
  value: string | number;
  label: string;
}

type ChoiceFieldProps = { name: SettingName; label: string; hint?: ReactNode; choices: readonly Choice[] };

/** A closed list. The control speaks text; what is kept is the value of the choice, which may be a number. */
export function ChoiceField({ name, label, hint, choices }: ChoiceFieldProps) {
  const { control } = useFormContext();
  const error = useFieldError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Field label={label} hint={hint} error={error}>
          <Select
            value={String(field.value)}
            onValueChange={(text) =>
              field.onChange(choices.find(({ value }) => String(value) === text)?.value ?? text)
            }
          >
            <SelectTrigger ref={field.ref} onBlur={field.onBlur} />
            <SelectContent>
              {choices.map((choice) => (
                <SelectItem key={choice.value} value={String(choice.value)}>
                  {choice.label}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
      )}
    />
  );
}
