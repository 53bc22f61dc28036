import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { CredentialsForm as CredentialsFormState } from '../hooks/use-credentials-form';
import { FormNotice } from './form-notice';
import { PasswordField } from './password-field';

type CredentialsFormProps = {
  credentials: CredentialsFormState;
  emailLabel: string;
  failure: string | undefined;
  submitLabel: string;
  busyLabel: string;
  /** Stands between the password and the button. */
  children?: ReactNode;
};

/** The browser itself asks for both fields; whether they belong together is the server's to judge. */
export function CredentialsForm({
  credentials: { form, submit },
  emailLabel,
  failure,
  submitLabel,
  busyLabel,
  children,
}: CredentialsFormProps) {
  const { errors, isSubmitting, submitCount } = form.formState;
  // Back from the code step the e-mail is still there, so the password is what to type next.
  const [isReturn] = useState(submitCount > 0);
  useEffect(() => {
    if (isReturn) form.setFocus('password');
  }, [isReturn, form]);

  return (
    <form onSubmit={submit} className="grid gap-5">
      {failure ? <FormNotice tone="danger">{failure}</FormNotice> : null}
      <Field label={emailLabel} error={errors.email?.message}>
        <Input
          {...form.register('email')}
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <PasswordField
        {...form.register('password')}
        label="Password"
        required
        autoComplete="current-password"
        error={errors.password?.message}
      />
      {children}
      <Button type="submit" size="lg" className="w-full" busy={isSubmitting} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
