import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { toastFailure, toastRefusal } from '@/components/ui/toast-failure';
import { sendTestEmailMutation } from '../api';
import { ChoiceField } from './fields/choice-field';
import { SecretField } from './fields/secret-field';
import { SwitchField } from './fields/switch-field';
import { TextField } from './fields/text-field';
import { FieldRow, SettingCard } from './setting-card';

const providers = [
  { value: 'sendgrid', label: 'SendGrid' },
  { value: 'mailgun', label: 'Mailgun' },
  { value: 'aws-ses', label: 'AWS SES' },
  { value: 'smtp', label: 'SMTP' },
];
const styles = [
  { value: 'modern', label: 'Modern' },
  { value: 'minimal', label: 'Minimal' },
  { value: 'classic', label: 'Classic' },
  { value: 'branded', label: 'Branded' },
];
const ports = [465, 587, 2525].map((value) => ({ value, label: String(value) }));

export function EmailCard({ fromEnvironment }: { fromEnvironment: boolean }) {
  const provider: string = useWatch({ name: 'emailProvider' });
  return (
    <SettingCard title="Email Notifications" action={<TestEmail />}>
      <SwitchField name="emailEnabled" label="Email notifications" />
      <FieldRow>
        <ChoiceField name="emailProvider" label="Email provider" choices={providers} />
        <ChoiceField name="templateStyle" label="Template style" choices={styles} />
      </FieldRow>
      <FieldRow>
        <TextField name="fromAddress" label="From address" type="email" />
        <TextField name="replyToAddress" label="Reply-to address" type="email" />
      </FieldRow>
      {fromEnvironment ? (
        <Notice>
          <p>SMTP_URL is set for this installation and wins over the mail server below.</p>
        </Notice>
      ) : null}
      <FieldRow>
        <TextField
          name="smtpHost"
          label="Mail server"
          hint={
            provider === 'smtp' ? 'Such as mail.example.com.' : "Leave empty for the provider's usual one."
          }
        />
        <ChoiceField name="smtpPort" label="Port" choices={ports} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="smtpUsername"
          label="User name"
          hint={provider === 'sendgrid' ? 'Leave empty for SendGrid.' : undefined}
        />
        <SecretField name="emailKey" label="API key or password" />
      </FieldRow>
    </SettingCard>
  );
}

/** Sends by what is saved, so it says so while something is not. */
function TestEmail() {
  const { formState } = useFormContext();
  const test = useMutation({
    ...sendTestEmailMutation,
    onSuccess: ({ sent, to, detail }) =>
      sent
        ? toast({
            title: 'Test Email Sent',
            description: 'A test email has been sent to verify the configuration.',
          })
        : toastRefusal(`Nothing was sent to ${to}. ${detail}`, 'Test Email Failed'),
    onError: (error) => toastFailure(error, 'The mail could not be sent.', 'Test Email Failed'),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {formState.isDirty ? <span className="text-muted-foreground text-sm">Uses what is saved.</span> : null}
      <Button
        variant="outline"
        size="sm"
        busy={test.isPending}
        busyLabel="Sending..."
        onClick={() => test.mutate()}
      >
        Send Test Email
      </Button>
    </div>
  );
}
