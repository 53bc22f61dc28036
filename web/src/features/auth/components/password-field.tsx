import { ArrowBigUpDash } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'> & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  hint?: ReactNode;
  /** Marks the label as required. */
  marked?: boolean;
  /** Stands between the input and its hint. */
  below?: ReactNode;
};

/** A password with its label, and a word of warning while Caps Lock is on. */
export function PasswordField({
  label,
  error,
  hint,
  marked = false,
  below,
  onBlur,
  ...input
}: PasswordFieldProps) {
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} required={marked} hint={hint} error={error}>
      <PasswordInput
        {...input}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
      />
      <p role="status" className={capsLock ? 'flex items-center gap-1.5 text-sm text-warning' : 'sr-only'}>
        {capsLock ? (
          <>
            <ArrowBigUpDash aria-hidden="true" className="size-4 shrink-0" />
            Caps Lock is on.
          </>
        ) : null}
      </p>
      {below}
    </Field>
  );
}
