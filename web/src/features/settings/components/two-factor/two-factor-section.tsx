import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { AuthUser } from '@/lib/auth/auth-store';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import type { Enrolment } from '../../api';
import { SettingsSection } from '../settings-section';
import { ConfirmTwoFactor } from './confirm-two-factor';
import { RecoveryCodes } from './recovery-codes';
import { StartTwoFactor } from './start-two-factor';
import { TwoFactorRest } from './two-factor-rest';

/**
 * Switching on takes three steps: the password, a first code from the app, and the recovery codes. The account
 * counts as protected from the second step on, but the codes stay until the person says that they are kept safe:
 * they are never shown again.
 */
type Step =
  | { name: 'rest' }
  | { name: 'password' }
  | { name: 'scan'; enrolment: Enrolment }
  | { name: 'codes'; codes: string[]; savedTitle: string };

export function TwoFactorSection({ user }: { user: AuthUser }) {
  const [step, setStep] = useState<Step>({ name: 'rest' });
  useFocusFallback(`${step.name} ${user.twoFactorEnabled}`, () => document.getElementById('two-factor'));
  return (
    <SettingsSection
      id="two-factor"
      title="Two-factor sign-in"
      description="A code from your phone, asked for beside your password. A stolen password alone is then not enough."
      badge={<StateBadge isOn={user.twoFactorEnabled} />}
    >
      <StepContent step={step} user={user} onStep={setStep} />
    </SettingsSection>
  );
}

type StepContentProps = { step: Step; user: AuthUser; onStep: (step: Step) => void };

function StepContent({ step, user, onStep }: StepContentProps) {
  const rest = () => onStep({ name: 'rest' });
  switch (step.name) {
    case 'rest':
      return (
        <TwoFactorRest
          user={user}
          onStart={() => onStep({ name: 'password' })}
          onRenewed={(codes) =>
            onStep({ name: 'codes', codes, savedTitle: 'Your new recovery codes are in use' })
          }
        />
      );
    case 'password':
      return (
        <StartTwoFactor
          email={user.email}
          onStarted={(enrolment) => onStep({ name: 'scan', enrolment })}
          onCancel={rest}
        />
      );
    case 'scan':
      return (
        <ConfirmTwoFactor
          enrolment={step.enrolment}
          onConfirmed={(codes) => onStep({ name: 'codes', codes, savedTitle: 'Two-factor sign-in is on' })}
          onCancel={rest}
        />
      );
    case 'codes':
      return <RecoveryCodes {...step} email={user.email} onSaved={rest} />;
    default:
      return step satisfies never;
  }
}

function StateBadge({ isOn }: { isOn: boolean }) {
  if (!isOn) return <Badge variant="outline">Off</Badge>;
  return (
    <Badge variant="success">
      <ShieldCheck aria-hidden="true" />
      On
    </Badge>
  );
}
