import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type SettingName, useFieldError } from './use-field-error';

type TextFieldProps = {
  name: SettingName;
  label: string;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'url' | 'tel';
  placeholder?: string;
};

export function TextField({ name, label, hint, type = 'text', placeholder }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      <Input type={type} placeholder={placeholder} autoComplete="off" {...register(name)} />
    </Field>
  );
}
