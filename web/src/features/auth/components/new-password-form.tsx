import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { firstSentence } from '@/lib/form-schemas';
import { emptyPasswordSentences, passwordResetForm } from '@/shared/account/new-password';
import { registrationRules } from '@/shared/account/registration-rules';
import { resetPassword } from '../api';
import { markFields, serverRefusals } from '../logic/form-refusals';
import { PasswordField } from './password-field';
import { PasswordMeter } from './password-meter';

const fields = ['newPassword', 'confirmPassword'] as const;

const fieldByCode = {
  new_passwords_differ: 'confirmPassword',
  password_too_short: 'newPassword',
  password_too_common: 'newPassword',
} as const satisfies Record<string, (typeof fields)[number]>;

type NewPasswordFormProps = {
  token: string;
  onDone: (message: string | undefined) => void;
  /** Called first for every failure; returns true if it handled it. */
  onFailure: (error: unknown) => boolean;
};

export function NewPasswordForm({ token, onDone, onFailure }: NewPasswordFormProps) {
  const { data: rules } = useQuery(registrationRules);
  const minimumPasswordLength = rules?.minimumPasswordLength;
  const form = useForm({
    resolver: zodResolver(passwordResetForm(minimumPasswordLength), emptyPasswordSentences),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { mutateAsync } = useMutation(resetPassword);
  const password = useWatch({ control: form.control, name: 'newPassword' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const { message } = await mutateAsync({ token, ...values });
        onDone(message);
      } catch (error) {
        if (onFailure(error)) return;
        markFields(form, serverRefusals(error, { fields, byCode: fieldByCode }));
        failureToast(failureSentence(error, 'Failed to change password.'));
      }
    },
    (refused) => failureToast(firstSentence(refused)),
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PasswordField
        {...form.register('newPassword')}
        label="New Password"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        hint={minimumPasswordLength ? `At least ${minimumPasswordLength} characters.` : undefined}
        below={<PasswordMeter password={password} minimumLength={minimumPasswordLength} />}
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" size="lg" className="w-full" busy={isSubmitting} busyLabel="Saving...">
        Set new password
      </Button>
    </form>
  );
}

function failureToast(description: string): void {
  toast({ title: 'Password Not Changed', description, variant: 'destructive' });
}
