import { secretMask } from '@oja/contract/settings';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useFieldError } from './use-field-error';

type SecretFieldProps = { name: string; label: string; hint?: ReactNode; removable?: boolean };

/**
 * Written, never read back: what is stored shows as its mask. A click takes all of it, so that typing replaces it. What
 * is stored can also be removed, which happens when the panel is saved.
 */
export function SecretField({ name, label, hint, removable = true }: SecretFieldProps) {
  const { register, setValue } = useFormContext();
  const path = `secrets.${name}`;
  const value: unknown = useWatch({ name: path });
  const error = useFieldError(path);
  const set = (next: string | null) => setValue(path, next, { shouldDirty: true });
  if (value === null) {
    return (
      <Field label={label} hint="It is removed when you save." error={error}>
        <div className="flex flex-wrap items-center gap-3">
          <Input type="text" readOnly value="" placeholder="Removed" className="min-w-0 flex-1" />
          <Button variant="outline" aria-label={`Keep ${label}`} onClick={() => set(secretMask)}>
            Keep
          </Button>
        </div>
      </Field>
    );
  }
  return (
    <Field
      label={label}
      hint={hint ?? 'Stored encrypted and never shown again. Leave it as it is to keep it.'}
      error={error}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Input
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          className="min-w-0 flex-1"
          onFocus={(event) => event.target.select()}
          {...register(path)}
        />
        {removable && value === secretMask ? (
          <Button variant="outline" aria-label={`Remove ${label}`} onClick={() => set(null)}>
            Remove
          </Button>
        ) : null}
      </div>
    </Field>
  );
}
