import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { failureSentence } from '@/lib/api/failure-sentence';
import { confirmTwoFactorMutation } from '../../api/confirm-two-factor';
import type { Enrolment } from '../../api/start-two-factor';
import { QrCode } from './qr-code';
import { SecretKey } from './secret-key';
import { typedCode } from './two-factor-text';

type ConfirmTwoFactorProps = {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

export function ConfirmTwoFactor({ enrolment, onConfirmed, onCancel }: ConfirmTwoFactorProps) {
  const confirm = useMutation(confirmTwoFactorMutation);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });

  const submit = handleSubmit((values) => {
    const refuse = (message: string) => setError('code', { message }, { shouldFocus: true });
    const code = typedCode(values.code);
    if (!/^\d{6}$/.test(code)) return refuse('Please enter the six digits from your app.');
    confirm.mutate(code, {
      onSuccess: onConfirmed,
      onError: (error) => refuse(failureSentence(error, 'Failed to switch two-factor sign-in on.')),
    });
  });

  return (
    <div className="grid gap-6 @xl:grid-cols-[auto_minmax(0,1fr)]">
      <QrCode text={enrolment.otpauth_url} label="QR code for your authenticator app" />
      <div className="grid content-start gap-5">
        <div className="grid gap-2 text-sm">
          <p>Scan this code with your authenticator app, or type the key into it.</p>
          <a
            href={enrolment.otpauth_url}
            className="hidden min-h-11 w-fit items-center font-medium text-primary underline underline-offset-4 pointer-coarse:inline-flex"
          >
            Open the app on this phone
          </a>
        </div>
        <SecretKey secret={enrolment.secret} />
        <form noValidate onSubmit={submit} className="grid gap-4">
          <Field
            label="Code from the app"
            hint="Six digits that change every 30 seconds."
            error={formState.errors.code?.message}
          >
            <Input
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              className="max-w-44 font-mono text-lg tracking-widest md:text-lg"
              {...register('code')}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={confirm.isPending} busyLabel="Checking...">
              Switch on
            </Button>
            <Button variant="ghost" disabled={confirm.isPending} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}
