import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { confirmTwoFactorMutation, type Enrolment } from '../../api';
import { QrCode } from './qr-code';
import { confirmTwoFactorForm, groupedSecret } from './two-factor-text';

const typedCodeLength = 12;

type ConfirmTwoFactorProps = {
  enrolment: Enrolment;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

export function ConfirmTwoFactor({ enrolment, onConfirmed, onCancel }: ConfirmTwoFactorProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(confirmTwoFactorForm),
    defaultValues: { code: '' },
  });
  const confirm = useMutation({
    ...confirmTwoFactorMutation,
    onSuccess: onConfirmed,
    onError: (error) => {
      const message = failureSentence(error, 'Failed to switch two-factor sign-in on.');
      setError('code', { message }, { shouldFocus: true });
    },
  });
  const submit = handleSubmit(({ code }) => confirm.mutate(code));

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
              maxLength={typedCodeLength}
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

/** The secret as text. It wraps instead of being cut, because a person may have to type all of it. */
function SecretKey({ secret }: { secret: string }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium font-sans text-sm tracking-normal">Key</h3>
      <div className="flex items-center gap-2 rounded-lg border border-input bg-muted py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 py-1 font-mono text-sm tracking-wide">{groupedSecret(secret)}</code>
        <CopyButton text={secret} label="Copy key" onCopied={() => toast({ title: 'Copied!' })} />
      </div>
    </div>
  );
}
