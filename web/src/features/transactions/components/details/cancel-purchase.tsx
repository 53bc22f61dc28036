import type { StaffTransactionDetails } from '@oja/contract/admin-transactions';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { cancelTransactionMutation } from '../../api';

/** Calls a pending purchase off. */
export function CancelPurchase({ transaction }: { transaction: StaffTransactionDetails }) {
  const [isOpen, setOpen] = useState(false);
  const [keyFor] = useState(() => createSubmissionKey());
  const { purchase_id: purchaseId, amount, buyer } = transaction;
  const cancel = useMutation({
    ...cancelTransactionMutation,
    onSuccess: ({ approval }) => {
      setOpen(false);
      const done = {
        title: 'Purchase Cancelled',
        description: `${formatNaira(amount)} is back with ${buyer}.`,
      };
      toast(waitingToast(approval, 'cancellation') ?? done);
    },
    onError: (error) => toastFailure(error, 'The purchase could not be cancelled.'),
  });
  return (
    <>
      <Button variant="outline" className="text-danger sm:mr-auto" onClick={() => setOpen(true)}>
        Cancel purchase
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Cancel this purchase?"
        description={`${formatNaira(amount)} goes back from escrow into the wallet of ${buyer}. The seller gets nothing, and no fee is taken.`}
        label="Reason"
        hint="Both sides read it."
        maxLength={textLimits.reason}
        confirmLabel="Cancel purchase"
        busyLabel="Cancelling..."
        destructive
        busy={cancel.isPending}
        onConfirm={(reason) => cancel.mutate({ purchaseId, reason, idempotencyKey: keyFor(reason) })}
      />
    </>
  );
}
