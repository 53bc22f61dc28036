import type { Purchase } from '@oja/contract/purchases';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { confirmPurchaseMutation } from '../../api';

type ConfirmDialogProps = { purchase: Purchase; open: boolean; onClose: () => void };

export function ConfirmDialog({ purchase, open, onClose }: ConfirmDialogProps) {
  const [keyFor] = useState(createSubmissionKey);
  const { id, price, listing } = purchase;
  const confirmation = useMutation({
    ...confirmPurchaseMutation,
    onSuccess: () => {
      onClose();
      toast({ title: 'Purchase Confirmed', description: `${listing.handle} is yours. The seller is paid.` });
    },
    onError: (error) => {
      onClose();
      toast({
        title: 'Could not confirm purchase',
        description: failureSentence(error, 'Please try again.'),
        variant: 'destructive',
      });
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Confirm this purchase?"
      description={`${formatNaira(price)} is released from escrow, the seller of ${listing.handle} is paid at once, and you can no longer file a dispute. Confirm only when you can sign in and have changed the password.`}
      confirmLabel="Confirm"
      busyLabel="Confirming..."
      busy={confirmation.isPending}
      onConfirm={() => confirmation.mutate({ id, idempotencyKey: keyFor(id) })}
    />
  );
}
