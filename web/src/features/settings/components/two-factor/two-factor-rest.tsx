import { Button } from '@/components/ui/button';
import { RenewRecoveryCodes } from './renew-recovery-codes';
import { StopTwoFactor } from './stop-two-factor';

type TwoFactorRestProps = {
  isOn: boolean;
  onStart: () => void;
  onRenewed: (recoveryCodes: string[]) => void;
};

/** What the section says while nothing is being set up. */
export function TwoFactorRest({ isOn, onStart, onRenewed }: TwoFactorRestProps) {
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
