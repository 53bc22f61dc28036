import type { Handover } from '@oja/contract/handovers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { cancelHandoverMutation } from '../api';

type CancelButtonProps = { handover: Handover; price: number };

/** The buyer's way out when the seller never began. */
export function CancelButton({ handover, price }: CancelButtonProps) {
  const { purchase_id: purchaseId, handle } = handover;
  const [isOpen, setOpen] = useState(false);
  const [keyFor] = useState(createSubmissionKey);
  const cancellation = useMutation({
    ...cancelHandoverMutation,
    onSuccess: () => {
      toast({ title: 'Purchase Cancelled', description: `${formatNaira(price)} is back in your wallet.` });
    },
    onError: (error) => {
      toastFailure(error, 'Please try again.', 'Could not cancel the purchase');
    },
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Cancel the purchase</Button>}
      title="Cancel this purchase?"
      description={`The seller has not begun to hand ${handle} over. ${formatNaira(price)} goes back to your wallet at once, and the account goes back to the seller.`}
      cancelLabel="Keep it"
      confirmLabel="Cancel the purchase"
      destructive
      busy={cancellation.isPending}
      busyLabel="Cancelling..."
      onConfirm={() =>
        cancellation.mutate(
          { purchaseId, idempotencyKey: keyFor(purchaseId) },
          { onSettled: () => setOpen(false) },
        )
      }
    />
  );
}
