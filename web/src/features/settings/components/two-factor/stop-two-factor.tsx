import { zodResolver } from '@hookform/resolvers/zod';
import { accountEndpoints } from '@oja/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { stopTwoFactorMutation } from '../../api/stop-two-factor';
import { typedCode } from './two-factor-text';

/** Asks for both proofs, because neither a stolen session nor a stolen password may be enough. */
export function StopTwoFactor() {
  const [isOpen, setOpen] = useState(false);
  const stop = useMutation({
    ...stopTwoFactorMutation,
    // Told from here, because this button and its dialog are gone as soon as it is off.
    onSuccess: () => toast({ title: 'Two-factor sign-in is off' }),
  });
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(accountEndpoints.stopTwoFactor.body),
    defaultValues: { password: '', code: '' },
  });

  const changeOpen = (next: boolean) => {
    reset();
    setOpen(next);
  };
  const submit = handleSubmit((proof) =>
    stop.mutate(proof, {
      onError: (error) => {
        const isAboutCode = error instanceof ApiError && error.code === 'two_factor_code_wrong';
        const message = failureSentence(error, 'Failed to switch two-factor sign-in off.');
        setError(isAboutCode ? 'code' : 'password', { message }, { shouldFocus: true });
      },
    }),
  );

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={<Button variant="outline">Switch off</Button>}
      title="Switch two-factor sign-in off?"
      description="Your password alone will then be enough to sign in. Your recovery codes stop working."
      confirmLabel="Switch off"
      destructive
      busy={stop.isPending}
      busyLabel="Switching off..."
      onConfirm={submit}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Your password" error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Field label="Code from the app or a recovery code" error={formState.errors.code?.message}>
          <Input
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...register('code', { setValueAs: typedCode })}
          />
        </Field>
        {/* Enter submits a form only through a button of its own; the visible one stands outside of it. */}
        <button type="submit" hidden />
      </form>
    </AlertDialog>
  );
}
