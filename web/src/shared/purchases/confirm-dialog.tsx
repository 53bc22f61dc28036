import type { HandoverKind } from '@oja/contract/handover-labels';
import { isSameSentence } from '@oja/contract/same-sentence';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { confirmPurchaseMutation } from './api';
import { type ConfirmedPurchase, releaseText } from './release-text';

type ConfirmDialogProps = {
  purchase: ConfirmedPurchase & { id: string };
  open: boolean;
  onClose: () => void;
  kind?: HandoverKind;
  /** What the buyer should know before the money is released. */
  warning?: ReactNode;
  /** To be typed, where steps of the hand-over are not ticked off. */
  sentence?: string | null;
  /** While it is not known yet whether there is anything to warn about or to type. */
  isChecking?: boolean;
};

const readiness: Record<HandoverKind, string> = {
  credentials: 'Confirm only when you can sign in and have changed the password.',
  role: 'Confirm only when you are the owner and everybody else is removed.',
  number: 'Confirm only when the account runs on your own number.',
};

/** What was typed stays after a failure, so that the retry is one press. */
export function ConfirmDialog({
  purchase,
  open,
  onClose,
  kind = 'credentials',
  warning,
  sentence = null,
  isChecking = false,
}: ConfirmDialogProps) {
  const [keyFor] = useState(createSubmissionKey);
  const [typed, setTyped] = useState('');
  const { id, listing } = purchase;
  const confirmation = useMutation({
    ...confirmPurchaseMutation,
    onSuccess: () => {
      onClose();
      const paid = purchase.cover ? 'The seller is paid, less what cover holds.' : 'The seller is paid.';
      toast({ title: 'Purchase Confirmed', description: `${listing.handle} is yours. ${paid}` });
    },
    onError: (error) => {
      onClose();
      toastFailure(error, 'Please try again.', 'Could not confirm purchase');
    },
  });
  const confirm = () => {
    const body = sentence === null ? { id } : { id, sentence: typed };
    confirmation.mutate({ ...body, idempotencyKey: keyFor(body) });
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Confirm this purchase?"
      description={`${releaseText(purchase)} ${readiness[kind]}`}
      confirmLabel="Confirm"
      confirmDisabled={isChecking || (sentence !== null && !isSameSentence(typed, sentence))}
      busyLabel="Confirming..."
      busy={confirmation.isPending}
      onConfirm={confirm}
    >
      {warning || sentence !== null ? (
        <div className="grid gap-4">
          {warning ? <Notice variant="warning">{warning}</Notice> : null}
          {sentence === null ? null : (
            <Field label={`Type “${sentence}”`} required>
              <Input
                value={typed}
                autoComplete="off"
                disabled={confirmation.isPending}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          )}
        </div>
      ) : undefined}
    </AlertDialog>
  );
}
