import { zodResolver } from '@hookform/resolvers/zod';
import { accountSecurityEndpoints } from '@oja/contract/account-security';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/toast';
import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { stopTwoFactorMutation } from '../../api';

/** Asks for the password; the code is asked by the proof of presence, because a stolen password must not be enough. */
export function StopTwoFactor() {
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(accountSecurityEndpoints.stopTwoFactor.body),
    defaultValues: { password: '' },
  });
  const stop = useMutation({
    ...stopTwoFactorMutation,
    onSuccess: () => toast({ title: 'Two-factor sign-in is off' }),
    onError: (error) => {
      if (isProofCancelled(error)) return;
      const message = failureSentence(error, 'Failed to switch two-factor sign-in off.');
      setError('password', { message }, { shouldFocus: true });
    },
  });

  const changeOpen = (next: boolean) => {
    reset();
    setOpen(next);
  };
  // The dialog stays mounted while it is closed, and would keep the password with its mutation.
  const submit = handleSubmit(({ password }) => stop.mutate(password, { onSettled: stop.reset }));

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
        {/* Enter submits a form only through a button of its own; the visible one stands outside of it. */}
        <button type="submit" hidden />
      </form>
    </AlertDialog>
  );
}
