import { useMutation } from '@tanstack/react-query';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';
import { greetingOf } from '@/lib/auth/first-visit';
import { keepReturnPath, returnPathOf } from '@/lib/auth/return-path';
import { login } from '../api';
import { AuthCard } from '../components/auth-card';
import { CredentialsForm } from '../components/credentials-form';
import { FormNotice } from '../components/form-notice';
import { GoogleButton } from '../components/google-button';
import { TextLink } from '../components/links';
import { ReturnNotice } from '../components/return-notice';
import { SessionEndNotice } from '../components/session-end-notice';
import { TwoFactorStep } from '../components/two-factor-step';
import { type Credentials, useCredentialsForm } from '../hooks/use-credentials-form';
import { useInviteCode } from '../hooks/use-invite-code';
import { useSignIn } from '../hooks/use-sign-in';
import { readArrival } from '../logic/login-arrival';

export function Component() {
  const { state, search } = useLocation();
  const arrival = readArrival(state);
  const { keepInvite } = useInviteCode();
  const { mutateAsync } = useMutation(login);
  const signIn = useSignIn({
    auth: useAuth(),
    greeting: (user) => ({ title: 'Login Successful', description: greetingOf(user) }),
  });
  const credentials = useCredentialsForm({
    email: arrival.email,
    signIn,
    send: ({ email, password, remember }) =>
      mutateAsync({ email, password, ...(remember ? { remember } : {}) }),
  });

  if (signIn.challenge !== undefined) {
    return (
      <AuthCard
        title="One more step"
        description="Your account is protected by a second factor."
        pageTitle="Two-factor sign-in"
      >
        <TwoFactorStep challenge={signIn.challenge} signIn={signIn} busyLabel="Signing in..." />
      </AuthCard>
    );
  }

  return (
    <AuthCard
      pageTitle="Login"
      title={arrival.registered ? 'Welcome to Oja' : 'Welcome back'}
      description="Sign in to buy, sell and follow your trades."
      footer={
        <>
          New to Oja? <TextLink to={keepInvite(paths.auth.register)}>Create an account</TextLink>
        </>
      }
    >
      {arrival.registered && !signIn.failure ? (
        <FormNotice tone="info">
          Your account is ready. We sent a link to {arrival.email} to confirm the address; you can sign in
          already.
        </FormNotice>
      ) : null}
      {arrival.registered || signIn.failure ? null : <SessionEndNotice />}
      {signIn.failure ? null : <ReturnNotice next={returnPathOf(search, 'trader')} />}
      <CredentialsForm
        credentials={credentials}
        emailLabel="Email"
        failure={signIn.failure}
        submitLabel="Sign in"
        busyLabel="Signing in..."
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Field layout="inline" label="Remember me" className="items-center">
            <Controller
              control={credentials.form.control}
              name="remember"
              render={({ field: { value, onChange, ...field } }) => (
                <Checkbox {...field} checked={value} onCheckedChange={(next) => onChange(next === true)} />
              )}
            />
          </Field>
          <ForgotLink control={credentials.form.control} />
        </div>
      </CredentialsForm>
      <GoogleButton />
    </AuthCard>
  );
}

/** Takes the address along, so that it is not typed twice. */
function ForgotLink({ control }: { control: Control<Credentials> }) {
  const email = useWatch({ control, name: 'email' });
  const { search } = useLocation();
  return (
    <TextLink
      to={keepReturnPath(paths.auth.forgotPassword, search)}
      state={{ email }}
      className="py-1 text-sm"
    >
      Forgot password?
    </TextLink>
  );
}
