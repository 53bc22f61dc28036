import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenUsername } from '@/components/ui/hidden-username';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/toast';
import { toastFailure, toastRefusal } from '@/components/ui/toast-failure';
import { ApiError } from '@/lib/api/api-error';
import type { AuthUser } from '@/lib/auth/auth-store';
import { firstSentence } from '@/lib/form-schemas';
import { emptyPasswordSentences, passwordChangeForm } from '@/shared/account/new-password';
import { registrationRules } from '@/shared/account/registration-rules';
import {
  changePasswordMutation,
  DEFAULT_MINIMUM_PASSWORD_LENGTH,
  type PasswordChange,
  sessionsQuery,
} from '../../api';
import { SettingsSection } from '../settings-section';

const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The type of an error that the server found; those of the form stand in the toast alone. */
const refused = 'refused';

export function PasswordSection({ user }: { user: AuthUser }) {
  const queryClient = useQueryClient();
  const rules = useQuery(registrationRules);
  const minimumLength = rules.data?.minimumPasswordLength ?? DEFAULT_MINIMUM_PASSWORD_LENGTH;
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(passwordChangeForm(minimumLength), emptyPasswordSentences),
    defaultValues: empty,
  });
  const change = useMutation({
    ...changePasswordMutation,
    onSuccess: () => {
      reset(empty);
      toast({ title: 'Password Changed', description: 'Your other devices were signed out.' });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'current_password_wrong')
        setError('currentPassword', { type: refused, message: error.message }, { shouldFocus: true });
      toastFailure(error, 'Failed to change password.');
    },
  });
  const { currentPassword: problem } = formState.errors;
  const isWrong = (field: keyof PasswordChange) => formState.errors[field] !== undefined;

  const submit = handleSubmit(
    // The section stays mounted, and would keep the passwords with its mutation.
    (values) => change.mutate(values, { onSettled: change.reset }),
    // The sentence stands in the toast; the fields are only marked.
    (errors) => toastRefusal(firstSentence(errors)),
  );

  return (
    <SettingsSection
      id="password"
      title="Change Password"
      description="Changing it signs out every other device; this one stays signed in."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <HiddenUsername email={user.email} />
        <div className="grid gap-5 @lg:grid-cols-2">
          <Field label="Current password" error={problem?.type === refused ? problem.message : undefined}>
            <PasswordInput
              autoComplete="current-password"
              aria-invalid={isWrong('currentPassword') || undefined}
              {...register('currentPassword')}
            />
          </Field>
          <Field
            className="@lg:col-start-1"
            label="New password"
            hint={`At least ${minimumLength} characters.`}
          >
            <PasswordInput
              autoComplete="new-password"
              aria-invalid={isWrong('newPassword') || undefined}
              {...register('newPassword')}
            />
          </Field>
          <Field label="Confirm new password">
            <PasswordInput
              autoComplete="new-password"
              aria-invalid={isWrong('confirmPassword') || undefined}
              {...register('confirmPassword')}
            />
          </Field>
        </div>
        <Button type="submit" className="justify-self-start" busy={change.isPending} busyLabel="Changing...">
          Change Password
        </Button>
      </form>
    </SettingsSection>
  );
}
