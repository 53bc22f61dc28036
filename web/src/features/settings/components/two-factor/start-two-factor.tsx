import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenUsername } from '@/components/ui/hidden-username';
import { PasswordInput } from '@/components/ui/password-input';
import { failureSentence } from '@/lib/api/failure-sentence';
import { type Enrolment, startTwoFactorMutation } from '../../api';

type StartTwoFactorProps = {
  email: string;
  onStarted: (enrolment: Enrolment) => void;
  onCancel: () => void;
};

export function StartTwoFactor({ email, onStarted, onCancel }: StartTwoFactorProps) {
  const start = useMutation(startTwoFactorMutation);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });

  const submit = handleSubmit(({ password }) => {
    const refuse = (message: string) => setError('password', { message }, { shouldFocus: true });
    if (password === '') return refuse('Please enter your password.');
    start.mutate(password, {
      onSuccess: onStarted,
      onError: (error) => refuse(failureSentence(error, 'Failed to start two-factor sign-in.')),
    });
  });

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
