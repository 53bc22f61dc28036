import { previousSecretHours } from '@oja/contract/webhook-terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Notice } from '@/components/ui/notice';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { platformSettingsQuery, rotateWebhookSecretMutation } from '../../api';

/** A new secret, shown once. The old one signs beside it for a day, so that nothing is lost on the other side. */
export function RotateSecret() {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const rotate = useMutation({
    ...rotateWebhookSecretMutation,
    onSuccess: () => {
      setAsking(false);
      void client.invalidateQueries({ queryKey: platformSettingsQuery.queryKey });
    },
    onError: (error) => toastFailure(error, 'No new secret was made.'),
  });
  return (
    <>
      <Button variant="outline" size="sm" className="w-fit" onClick={() => setAsking(true)}>
        Generate new secret
      </Button>
      {rotate.data ? (
        <Notice role="status">
          <p className="font-medium">Copy the new secret now. It is not shown again.</p>
          <p className="flex min-w-0 items-center gap-2">
            <code className="min-w-0 break-all">{rotate.data.secret}</code>
            <CopyButton text={rotate.data.secret} label="Copy secret" />
          </p>
          {rotate.data.previous_until ? (
            <p>The old secret stays valid until {formatDateTime(rotate.data.previous_until)}.</p>
          ) : null}
        </Notice>
      ) : null}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Generate a new secret?"
        description={`Events are signed with both secrets for ${previousSecretHours} hours, then with the new one alone.`}
        cancelLabel="Cancel"
        confirmLabel="Generate"
        busy={rotate.isPending}
        busyLabel="Generating..."
        onConfirm={() => rotate.mutate()}
      />
    </>
  );
}
