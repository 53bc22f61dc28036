import { type SwitchableEvent, switchableEventLabels } from '@oja/contract/notification-fields';
import { useWatch } from 'react-hook-form';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { EmailCard } from './email-card';
import { ChoiceField } from './fields/choice-field';
import { SecretField } from './fields/secret-field';
import { SwitchField } from './fields/switch-field';
import { TextField } from './fields/text-field';
import { SectionForm } from './section-form';
import type { PanelProps } from './sections';
import { FieldRow, SettingCard } from './setting-card';

const texts = {
  title: 'Notification Settings Saved',
  description: 'Notification configuration has been updated successfully.',
  minimumMs: minimumBusyTimes.settingsSaveMs,
};

const smsProviders = [
  { value: 'twilio', label: 'Twilio' },
  { value: 'aws-sns', label: 'AWS SNS (not available yet)' },
  { value: 'nexmo', label: 'Nexmo (not available yet)' },
];
const eventHints: Partial<Record<SwitchableEvent, string>> = {
  passwordReset: 'The notice afterwards. The mail with the link is always sent.',
  purchaseConfirmation: 'Pushes and text messages. Bell and mail stay, because the time to act runs.',
  disputeOpened:
    'Pushes to staff. Their bell stays, and the seller is always told, because the time to answer runs.',
};
const eventNames = Object.keys(switchableEventLabels) as SwitchableEvent[];

export function NotificationsPanel({ settings }: PanelProps) {
  return (
    <SectionForm
      section="notifications"
      saved={settings.notifications}
      texts={texts}
      saveLabel="Save Notification Settings"
    >
      <EmailCard fromEnvironment={settings.installation.mail_by_environment} />
      <SmsCard />
      <PushCard />
      <SettingCard
        title="Notification Events"
        description="Which events people are told about at all. What asks for an answer by a deadline is always sent."
      >
        <div className="grid gap-4 @lg:grid-cols-2">
          {eventNames.map((name) => (
            <SwitchField
              key={name}
              name={`events.${name}`}
              label={switchableEventLabels[name]}
              hint={eventHints[name]}
            />
          ))}
        </div>
      </SettingCard>
    </SectionForm>
  );
}

function SmsCard() {
  const isOn: boolean = useWatch({ name: 'smsEnabled' });
  return (
    <SettingCard title="SMS Notifications">
      <SwitchField name="smsEnabled" label="SMS notifications" hint="For events that cannot wait." />
      {isOn ? (
        <>
          <FieldRow>
            <ChoiceField name="smsProvider" label="SMS provider" choices={smsProviders} />
            <TextField name="smsFromNumber" label="SMS from phone number" type="tel" />
          </FieldRow>
          <FieldRow>
            <TextField name="smsAccountSid" label="Account SID" />
            <SecretField name="smsAuthToken" label="Auth token" />
          </FieldRow>
        </>
      ) : null}
    </SettingCard>
  );
}

function PushCard() {
  const isOn: boolean = useWatch({ name: 'pushEnabled' });
  return (
    <SettingCard title="Push Notifications">
      <SwitchField
        name="pushEnabled"
        label="Push notifications"
        hint="To browsers whose owners allowed it."
      />
      {isOn ? (
        <FieldRow>
          <TextField
            name="vapidPublicKey"
            label="VAPID public key"
            hint="Leave both empty for the pair that is made by itself."
          />
          <SecretField name="vapidPrivateKey" label="VAPID private key" />
        </FieldRow>
      ) : null}
    </SettingCard>
  );
}
