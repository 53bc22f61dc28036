import { zodResolver } from '@hookform/resolvers/zod';
import { accountSecurityEndpoints } from '@oja/contract/account-security';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenUsername } from '@/components/ui/hidden-username';
import { PasswordInput } from '@/components/ui/password-input';
import { failureSentence } from '@/lib/api/failure-sentence';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { type Enrolment, startTwoFactorMutation } from '../../api';

type StartTwoFactorProps = {
  email: string;
  onStarted: (enrolment: Enrolment) => void;
  onCancel: () => void;
};

const resolver = zodResolver(
  accountSecurityEndpoints.startTwoFactor.body,
  emptyFieldSentences({ password: 'Please enter your password.' }),
);

export function StartTwoFactor({ email, onStarted, onCancel }: StartTwoFactorProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { password: '' },
  });
  const start = useMutation({
    ...startTwoFactorMutation,
    onSuccess: onStarted,
    onError: (error) => {
      const message = failureSentence(error, 'Failed to start two-factor sign-in.');
      setError('password', { message }, { shouldFocus: true });
    },
  });
  const submit = handleSubmit(({ password }) => start.mutate(password));

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <HiddenUsername email={email} />
      <Field
        label="Your password"
        hint="So that nobody else can do this on an unlocked screen."
        error={formState.errors.password?.message}
        className="sm:max-w-sm"
      >
        <PasswordInput autoComplete="current-password" autoFocus {...register('password')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={start.isPending} busyLabel="Checking...">
          Continue
        </Button>
        <Button variant="ghost" disabled={start.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
