import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useFieldError } from './use-field-error';

type SecretFieldProps = { name: string; label: string; hint?: ReactNode };

/** Written, never read back: what is stored shows as its mask. A click takes all of it, so that typing replaces it. */
export function SecretField({ name, label, hint }: SecretFieldProps) {
  const { register } = useFormContext();
  const path = `secrets.${name}`;
  return (
    <Field
      label={label}
      hint={hint ?? 'Stored encrypted and never shown again. Leave it as it is to keep it.'}
      error={useFieldError(path)}
    >
      <Input
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        {...register(path)}
      />
    </Field>
  );
}
