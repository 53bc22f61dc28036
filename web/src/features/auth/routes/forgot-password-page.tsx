import { zodResolver } from '@hookform/resolvers/zod';
import { resetLinkMinutes } from '@oja/contract/mailed-link-terms';
import { signInEndpoints } from '@oja/contract/sign-in';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toastFailure } from '@/components/ui/toast-failure';
import { paths } from '@/config/paths';
import { keepReturnPath, returnPathOf } from '@/lib/auth/return-path';
import { forgotPassword } from '../api';
import { AuthCard } from '../components/auth-card';
import { TextButton, TextLink } from '../components/links';
import { SendAgain } from '../components/send-again';
import { markFields, serverRefusals } from '../logic/form-refusals';
import { readArrival } from '../logic/login-arrival';

// Sent as typed: the next screen shows the address in the same letters.
const resolver = zodResolver(signInEndpoints.forgotPassword.body.pick({ email: true }), undefined, {
  raw: true,
});

export function Component() {
  const { state, search } = useLocation();
  const arrival = readArrival(state);
  const next = returnPathOf(search, 'trader');
  const form = useForm({ resolver, defaultValues: { email: arrival.email } });
  const { mutateAsync } = useMutation(forgotPassword);
  const [sentTo, setSentTo] = useState<string>();

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await mutateAsync({ email, next });
      setSentTo(email.trim());
    } catch (error) {
      markFields(form, serverRefusals(error, { fields: ['email'] }));
      toastFailure(error, 'The mail could not be sent. Please try again.', 'Mail Not Sent');
    }
  });

  if (sentTo !== undefined) {
    return (
      <CheckYourMail
        email={sentTo}
        send={() => mutateAsync({ email: sentTo, next })}
        onOther={() => setSentTo(undefined)}
      />
    );
  }

  return (
    <AuthCard
      title="Forgot password?"
      description="Tell us your e-mail address, and we send you a link to set a new one."
      footer={<BackToLogin />}
    >
      <form onSubmit={submit} className="grid gap-5">
        <Field label="Email" error={form.formState.errors.email?.message}>
          <Input
            {...form.register('email')}
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button
          type="submit"
          size="lg"
          className="w-full"
          busy={form.formState.isSubmitting}
          busyLabel="Sending..."
        >
          Send link
        </Button>
      </form>
    </AuthCard>
  );
}

type CheckYourMailProps = { email: string; send: () => Promise<unknown>; onOther: () => void };

/** The same for every address, so that the page does not reveal which addresses have an account. */
function CheckYourMail({ email, send, onOther }: CheckYourMailProps) {
  return (
    <AuthCard
      title="Check your mail"
      icon={MailCheck}
      announced
      description={
        <>
          If an account with{' '}
          <strong className="font-medium text-foreground [overflow-wrap:anywhere]">{email}</strong> exists, a
          link to set a new password is on its way. It works once, for {resetLinkMinutes} minutes.
        </>
      }
      footer={<BackToLogin email={email} />}
    >
      <div className="grid gap-2">
        <p className="text-muted-foreground text-sm">
          Nothing there after a minute? Look into the spam folder, or{' '}
          <TextButton onClick={onOther}>use another address</TextButton>.
        </p>
        <SendAgain label="Send again" send={send} sentBefore />
      </div>
    </AuthCard>
  );
}

function BackToLogin({ email }: { email?: string }) {
  const { search } = useLocation();
  return (
    <TextLink
      to={keepReturnPath(paths.auth.login, search)}
      state={{ email }}
      className="inline-flex items-center gap-1.5 py-1"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back to sign in
    </TextLink>
  );
}
