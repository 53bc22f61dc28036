import { Button } from '@/components/ui/button';
import type { AuthUser } from '@/lib/auth/auth-store';
import { ResendConfirmation } from '../resend-confirmation';
import { RenewRecoveryCodes } from './renew-recovery-codes';
import { StopTwoFactor } from './stop-two-factor';

type TwoFactorRestProps = {
  user: AuthUser;
  onStart: () => void;
  onRenewed: (recoveryCodes: string[]) => void;
};

/** What the section says while nothing is being set up. */
export function TwoFactorRest({ user, onStart, onRenewed }: TwoFactorRestProps) {
  const isOn = user.twoFactorEnabled;
  if (!isOn && !user.emailConfirmed) return <ConfirmFirst email={user.email} />;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-sm">
        {isOn
          ? 'Signing in asks for a code from your authenticator app. Without your phone, use one of your recovery codes.'
          : 'You need an authenticator app, for example Google Authenticator, Aegis or 1Password. Setting it up takes about a minute.'}
      </p>
      {isOn ? (
        <div className="flex flex-wrap gap-3">
          <RenewRecoveryCodes onRenewed={onRenewed} />
          <StopTwoFactor />
        </div>
      ) : (
        <Button onClick={onStart}>Set up two-factor sign-in</Button>
      )}
    </div>
  );
}

/** The server offers no second factor for an address that is not confirmed. */
function ConfirmFirst({ email }: { email: string }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm">
        Please confirm your e-mail address before you switch on two-factor sign-in. We sent a link to{' '}
        <span className="wrap-anywhere font-medium">{email}</span>.
      </p>
      <ResendConfirmation />
    </div>
  );
}
