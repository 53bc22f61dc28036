import { zodResolver } from '@hookform/resolvers/zod';
import { accountEndpoints } from '@oja/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenUsername } from '@/components/ui/hidden-username';
import { Notice } from '@/components/ui/notice';
import { PasswordInput } from '@/components/ui/password-input';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { deleteAccountMutation } from '../../api';
import { closingReasons, explainRefusal, leaveDeletedAccount } from './account-deletion';
import { WhatDeletionMeans } from './what-deletion-means';

const resolver = zodResolver(
  accountEndpoints.deleteUser.body.unwrap().required(),
  emptyFieldSentences({ password: 'Please enter your password.' }),
);

export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver,
    defaultValues: { password: '' },
  });
  const { password: passwordError, root: refusal } = formState.errors;
  const deletion = useMutation({
    ...deleteAccountMutation,
    onSuccess: leaveDeletedAccount,
    onError: (error) => {
      const { field, message } = explainRefusal(error);
      setError(field, { message }, { shouldFocus: true });
    },
  });

  const reasons = closingReasons(deletion.error);

  const changeOpen = (next: boolean) => {
    reset();
    // It holds the password that was sent, and the reasons why the account stayed.
    deletion.reset();
    setOpen(next);
  };
  const submit = handleSubmit(({ password }) => deletion.mutate(password));

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={<Button variant="destructive">Delete My Account</Button>}
      title="Delete your account?"
      description="This ends your account at once and cannot be undone."
      cancelLabel="Keep my account"
      confirmLabel="Delete My Account"
      destructive
      // Until the page is gone there is nothing left to answer.
      busy={deletion.isPending || deletion.isSuccess}
      busyLabel="Deleting..."
      onConfirm={submit}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <WhatDeletionMeans />
        {refusal?.message ? (
          <Notice variant="danger" role="alert">
            <span>{refusal.message}</span>
            {reasons.length === 0 ? null : (
              <ul className="grid list-disc gap-2 pl-4">
                {reasons.map(({ message, to, label }) => (
                  <li key={message}>
                    {message}{' '}
                    <Link to={to} className="rounded-sm font-medium underline underline-offset-4">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        ) : null}
        <HiddenUsername email={email} />
        <Field label="Your password" error={passwordError?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {/* Enter submits a form only through a button of its own; the visible one stands outside of it. */}
        <button type="submit" hidden />
      </form>
    </AlertDialog>
  );
}
