import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { ConnectRow } from './connect-row';
import { DisplayOnly } from './display-only';
import { SwitchField } from './fields/switch-field';
import { TextField } from './fields/text-field';
import { SectionForm } from './section-form';
import type { PanelProps } from './sections';
import { FieldRow, SettingCard } from './setting-card';
import { WebhookCard } from './webhooks/webhook-card';
import { WebhookDeliveries } from './webhooks/webhook-deliveries';

const texts = {
  title: 'Integration Settings Saved',
  description: 'Integration configuration has been updated successfully.',
  minimumMs: minimumBusyTimes.settingsSaveLongMs,
};

export function IntegrationsPanel({ settings }: PanelProps) {
  return (
    <div className="grid gap-5">
      <SectionForm
        section="integrations"
        saved={settings.integrations}
        texts={texts}
        saveLabel="Save Integration Settings"
      >
        <SettingCard
          title="Social Media APIs"
          description="Connections to the platforms whose accounts are traded."
        >
          <DisplayOnly>
            <ConnectRow provider="Instagram" status="Connected" />
            <ConnectRow provider="X" status="Connected" />
            <ConnectRow provider="YouTube" status="Pending" />
            <ConnectRow provider="TikTok" status="Not Connected" />
          </DisplayOnly>
        </SettingCard>
        <SettingCard
          title="Analytics and Monitoring"
          description="Nothing is loaded from elsewhere before an ID of your own is saved."
        >
          <FieldRow>
            <SwitchField name="googleAnalyticsEnabled" label="Google Analytics" />
            <TextField name="googleAnalyticsId" label="Google Analytics ID" placeholder="G-XXXXXXXXXX" />
          </FieldRow>
          <FieldRow>
            <SwitchField name="sentryEnabled" label="Sentry" hint="Reports of errors in people's browsers." />
            <TextField name="sentryDsn" label="Sentry DSN" />
          </FieldRow>
          <SwitchField
            name="mixpanelEnabled"
            label="Mixpanel"
            hint="Loads nothing until Mixpanel is connected."
          />
          <ConnectRow provider="Mixpanel" status="Not Connected" />
        </SettingCard>
        <SettingCard title="Security and Compliance">
          <SwitchField
            name="fraudDetection"
            label="Fraud detection"
            hint="Administrators are alerted of purchases and withdrawals above the high-value threshold."
          />
          <SwitchField
            name="identityVerification"
            label="Identity verification"
            hint="Off: no new applications to become a verified seller are taken."
          />
          <SwitchField
            name="gdprCompliance"
            label="GDPR compliance"
            hint="Visitors are asked before analytics are loaded."
          />
        </SettingCard>
        <WebhookCard />
      </SectionForm>
      <WebhookDeliveries />
    </div>
  );
}
