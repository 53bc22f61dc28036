import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { AuthUser } from '@/lib/auth/auth-store';
import type { Enrolment } from '../../api/start-two-factor';
import { SettingsSection } from '../settings-section';
import { ConfirmTwoFactor } from './confirm-two-factor';
import { RecoveryCodes } from './recovery-codes';
import { StartTwoFactor } from './start-two-factor';
import { StopTwoFactor } from './stop-two-factor';

/**
 * Switching on takes three steps: the password, a first code from the app, and the recovery codes. The account
 * counts as protected from the second step on, but the codes stay until the person says that they are kept safe:
 * nobody will ever see them again.
 */
type Step = { name: 'rest' } | { name: 'scan'; enrolment: Enrolment } | { name: 'codes'; codes: string[] };

export function TwoFactorSection({ user }: { user: AuthUser }) {
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  return (
    <SettingsSection
      id="two-factor"
      title="Two-factor sign-in"
      description="A code from your phone, asked for beside your password. A stolen password alone is then not enough."
      badge={
        user.twoFactorEnabled ? (
          <Badge variant="success">
            <ShieldCheck aria-hidden="true" />
            On
          </Badge>
        ) : (
          <Badge variant="outline">Off</Badge>
        )
      }
    >
      {step.name === 'codes' ? (
        <RecoveryCodes codes={step.codes} email={user.email} onSaved={rest} />
      ) : step.name === 'scan' ? (
        <ConfirmTwoFactor
          enrolment={step.enrolment}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onCancel={rest}
        />
      ) : user.twoFactorEnabled ? (
        <StopTwoFactor />
      ) : (
        <StartTwoFactor email={user.email} onStarted={(enrolment) => setStep({ name: 'scan', enrolment })} />
      )}
    </SettingsSection>
  );
}
