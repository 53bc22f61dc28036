import { zodResolver } from '@hookform/resolvers/zod';
import { accountEndpoints } from '@oja/contract/accounts';
import { payoutWaitHours } from '@oja/contract/payout-terms';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsaved } from '@/components/shell/leave-guard';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { type AuthUser, isStaffUser } from '@/lib/auth/auth-store';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { type ProfileChange, updateProfileMutation } from '../../api';
import { EmailField } from './email-field';

const traderNameHint = `Your legal name. Other traders do not see it; after a change, withdrawals wait ${payoutWaitHours} hours.`;

type ProfileFormProps = {
  user: AuthUser;
  /** Saves what else was changed about the profile. */
  onSaved: () => void;
};

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { register, handleSubmit, reset, formState } = useForm<ProfileChange>({
    resolver: zodResolver(accountEndpoints.updateUser.body),
    defaultValues: formOf(user),
  });
  const { errors, isDirty } = formState;
  const saving = useMutation({
    ...updateProfileMutation,
    onSuccess: (saved) => {
      reset(formOf(saved));
      toast({ title: 'Settings Saved' });
      onSaved();
    },
    onError: (error) => toastFailure(error, 'Failed to update settings.'),
  });
  const saveButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(isDirty, () => saveButton.current);
  useUnsaved(isDirty ? 'Your profile has changes that are not saved yet.' : undefined);

  // The profile may change in another tab. What is being typed here stays.
  useEffect(() => {
    if (!isDirty) reset(formOf(user));
  }, [user, isDirty, reset]);

  const save = handleSubmit((change) => saving.mutate(change));

  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <div className="grid gap-5 @lg:grid-cols-2">
        <Field
          label="First Name"
          required
          hint={isStaffUser(user) ? undefined : traderNameHint}
          error={errors.name?.message}
        >
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field
          label="Nick Name"
          required
          hint="Other people on Oja see this name."
          error={errors.nickname?.message}
        >
          <Input autoComplete="nickname" {...register('nickname')} />
        </Field>
      </div>
      <EmailField user={user} />
      <Field label="Bio" hint="Up to 500 characters." error={errors.bio?.message}>
        <Textarea {...register('bio')} />
      </Field>
      <div className="grid gap-5 @2xl:grid-cols-3">
        <Field label="Phone Number" error={errors.phoneNumber?.message}>
          <Input type="tel" autoComplete="tel" {...register('phoneNumber')} />
        </Field>
        <Field label="WhatsApp" error={errors.whatsapp?.message}>
          <Input type="tel" autoComplete="off" {...register('whatsapp')} />
        </Field>
        <Field label="Telegram" error={errors.telegram?.message}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('telegram')} />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={saveButton} type="submit" busy={saving.isPending} busyLabel="Saving...">
          Save Changes
        </Button>
        {isDirty && !saving.isPending ? (
          <>
            <Button variant="ghost" onClick={() => reset(formOf(user))}>
              Discard
            </Button>
            <span className="text-muted-foreground text-sm">You have unsaved changes.</span>
          </>
        ) : null}
      </div>
    </form>
  );
}

/** What the call takes, filled from the person. */
function formOf(
  user: Pick<AuthUser, 'name' | 'nickname' | 'email' | 'bio' | 'phone' | 'whatsapp' | 'telegram'>,
) {
  const { name, nickname, email, bio, phone, whatsapp, telegram } = user;
  return { name, nickname, email, bio, phoneNumber: phone, whatsapp, telegram };
}
