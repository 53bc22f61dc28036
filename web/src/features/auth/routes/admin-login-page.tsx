import { useMutation } from '@tanstack/react-query';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { lacksTwoFactor } from '@/lib/auth/home-path';
import { loginAdmin } from '../api';
import { AdminFrame } from '../components/admin-frame';
import { CredentialsForm } from '../components/credentials-form';
import { SessionEndNotice } from '../components/session-end-notice';
import { TwoFactorStep } from '../components/two-factor-step';
import { useCredentialsForm } from '../hooks/use-credentials-form';
import { useSignIn } from '../hooks/use-sign-in';

const busyLabel = 'Authenticating...';

export function Component() {
  const { mutateAsync } = useMutation(loginAdmin);
  const signIn = useSignIn({
    auth: useAdminAuth(),
    greeting: (user) => ({
      title: 'Welcome Admin!',
      description: lacksTwoFactor(user)
        ? 'Staff accounts need two-factor sign-in. Please switch it on to open the admin portal.'
        : `Signed in as ${user.name}.`,
    }),
  });
  const credentials = useCredentialsForm({
    email: '',
    signIn,
    send: ({ email, password }) => mutateAsync({ email, password }),
  });

  if (signIn.challenge !== undefined) {
    return (
      <AdminFrame title="One more step" description="Staff sign in with a second factor.">
        <TwoFactorStep challenge={signIn.challenge} signIn={signIn} busyLabel={busyLabel} />
      </AdminFrame>
    );
  }

  return (
    <AdminFrame title="Admin Portal" description="Sign in with your staff account.">
      {signIn.failure ? null : <SessionEndNotice />}
      <CredentialsForm
        credentials={credentials}
        emailLabel="Admin Email"
        failure={signIn.failure}
        submitLabel="Access Admin Portal"
        busyLabel={busyLabel}
      />
    </AdminFrame>
  );
}
