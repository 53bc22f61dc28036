import type { WebhookEvent } from '@oja/contract/settings';
import { webhookEventLabels } from '@oja/contract/webhooks';
import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure, toastRefusal } from '@/components/ui/toast-failure';
import { testWebhookMutation } from '../../api';
import { SecretField } from '../fields/secret-field';
import { SwitchField } from '../fields/switch-field';
import { TextField } from '../fields/text-field';
import { SettingCard } from '../setting-card';
import { RotateSecret } from './rotate-secret';

const events = Object.keys(webhookEventLabels) as WebhookEvent[];

export function WebhookCard() {
  // An address without a secret gets one by itself, so that there is nothing to remove while one is set.
  const hasAddress = useWatch({ name: 'webhookUrl' }) !== '';
  return (
    <SettingCard
      title="Automation and Webhooks"
      description="Another system is told what happens here, signed as the Standard Webhooks specification has it."
      action={<TestWebhook />}
    >
      <TextField
        name="webhookUrl"
        label="Webhook endpoint URL"
        type="url"
        placeholder="https://hooks.example.com/oja"
        hint="https only, and reachable from the internet."
      />
      <div className="grid gap-3">
        <SecretField
          name="webhookSecret"
          label="Webhook secret"
          removable={!hasAddress}
          hint="Stored encrypted and never shown again. An address without one gets one by itself."
        />
        <RotateSecret />
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-medium text-sm">Events</legend>
        <div className="grid gap-4 @lg:grid-cols-2">
          {events.map((name) => (
            <SwitchField key={name} name={`webhookEvents.${name}`} label={webhookEventLabels[name]} />
          ))}
        </div>
      </fieldset>
    </SettingCard>
  );
}

function TestWebhook() {
  const { formState } = useFormContext();
  const test = useMutation({
    ...testWebhookMutation,
    onSuccess: ({ delivered, status }) => {
      const answer = status === null ? 'There was no answer.' : `The receiver answered ${status}.`;
      if (delivered) toast({ title: 'Test Webhook Delivered', description: answer });
      else toastRefusal(answer, 'Test Webhook Failed');
    },
    onError: (error) => toastFailure(error, 'The test event could not be sent.', 'Test Webhook Failed'),
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
        Test Webhook
      </Button>
    </div>
  );
}
