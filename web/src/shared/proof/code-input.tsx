import type { UseFormRegisterReturn } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { type CodeKind, tidyCode } from '@/lib/auth/two-factor-code';
import { cn } from '@/lib/class-names';

/** Both kinds of code: what they are called, and how to change to the other one. */
export const codeKinds = {
  app: { label: 'Six-digit code', other: { kind: 'recovery', label: 'Use a recovery code' } },
  recovery: { label: 'Recovery code', other: { kind: 'app', label: 'Use the authenticator app' } },
} as const satisfies Record<CodeKind, unknown>;

/** The keyboard and the spacing that each needs. */
const looks = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code', className: 'tracking-[0.4em] indent-[0.4em]' },
  recovery: {
    inputMode: 'text',
    autoComplete: 'off',
    placeholder: 'xxxxx-xxxxx',
    className: 'tracking-widest',
  },
} as const satisfies Record<CodeKind, unknown>;

type CodeInputProps = {
  kind: CodeKind;
  field: UseFormRegisterReturn;
  autoFocus?: boolean;
  className?: string;
};

/** A code of the authenticator app or a recovery code, put into its form while it is typed or pasted. */
export function CodeInput({ kind, field, autoFocus = false, className }: CodeInputProps) {
  const { className: spacing, ...attributes } = looks[kind];
  return (
    <Input
      autoFocus={autoFocus}
      {...field}
      {...attributes}
      onChange={(event) => {
        event.target.value = tidyCode(kind, event.target.value);
        void field.onChange(event);
      }}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className={cn('tabular text-center font-medium', spacing, className)}
    />
  );
}
