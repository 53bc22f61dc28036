import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { adminPaths } from '@/config/admin-paths';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { ChoiceField } from './fields/choice-field';
import { NumberField } from './fields/number-field';
import { SwitchField } from './fields/switch-field';
import { SectionForm } from './section-form';
import type { PanelProps } from './sections';
import { FieldRow, SettingCard } from './setting-card';

const texts = {
  title: 'Security Settings Saved',
  description: 'Security configuration has been updated successfully.',
  minimumMs: minimumBusyTimes.settingsSaveMs,
};

const lengths = [6, 8, 10, 12].map((value) => ({ value, label: `${value} characters` }));
const timeouts = [
  { value: 1, label: '1 hour' },
  { value: 6, label: '6 hours' },
  { value: 24, label: '24 hours' },
  { value: 168, label: '7 days' },
];
const attempts = [3, 5, 10].map((value) => ({ value, label: `${value} attempts` }));

export function SecurityPanel({ settings }: PanelProps) {
  const { security, installation } = settings;
  return (
    <SectionForm section="security" saved={security} texts={texts} saveLabel="Save Security Settings">
      <SettingCard title="Authentication">
        <FieldRow>
          <ChoiceField
            name="minimumPasswordLength"
            label="Minimum password length"
            hint="For passwords chosen from now on."
            choices={lengths}
          />
          <ChoiceField
            name="sessionTimeoutHours"
            label="Session timeout"
            hint="Holds for everybody who is signed in, at once."
            choices={timeouts}
          />
        </FieldRow>
        <FieldRow>
          <ChoiceField
            name="maximumFailedLogins"
            label="Maximum failed logins"
            hint="Then the account is locked for a while."
            choices={attempts}
          />
          <NumberField
            name="highValueThresholdDollars"
            label="High-value transaction threshold ($)"
            hint="For display; the one in naira counts."
          />
        </FieldRow>
      </SettingCard>
      <SettingCard title="Two-Factor Authentication">
        <SwitchField
          name="twoFactorForAdmins"
          label="Required for administrators"
          hint="Staff without it must switch it on before they can go on working."
          undecided={installation.two_factor_for_admins}
        />
        <SwitchField
          name="twoFactorForUsers"
          label="Optional for users"
          hint="Off: nobody new can switch it on. Those who have it keep it."
        />
      </SettingCard>
      <SettingCard title="Administrators">
        <SwitchField
          name="secondAdminForAdmins"
          label="Two administrators for changes to administrators, finance and trust"
          hint="They answer proposals of others. On: who makes, demotes, suspends, lets in again or deletes one proposes it, and another administrator approves. The others are told in any case."
        />
      </SettingCard>
      <SettingCard
        title="Verification"
        description="Sellers prove who they are with two documents, which staff review."
        action={
          <Button asChild variant="outline" size="sm">
            <Link to={adminPaths.applications}>Open applications</Link>
          </Button>
        }
      >
        <SwitchField
          name="verifiedSellersOnly"
          label="Verified sellers only"
          hint="On: only sellers whose application was approved can submit listings."
        />
      </SettingCard>
    </SectionForm>
  );
}
