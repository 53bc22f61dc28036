import type { DisputeCase } from '@oja/contract/disputes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { withdrawDisputeMutation } from '../../api';

export function WithdrawDialog({ disputeCase }: { disputeCase: DisputeCase }) {
  const [isOpen, setOpen] = useState(false);
  const [keyFor] = useState(createSubmissionKey);
  const { id, price } = disputeCase;
  const withdrawal = useMutation({
    ...withdrawDisputeMutation,
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'Dispute Withdrawn', description: 'The seller is paid. Thank you for settling it.' });
    },
    onError: (error) =>
      toast({
        title: 'Could not withdraw the dispute',
        description: failureSentence(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Withdraw dispute</Button>}
      title="Withdraw this dispute?"
      description={`${formatNaira(price)} is released from escrow, the seller is paid, and the purchase is completed. There is no second dispute.`}
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      destructive
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate({ id, idempotencyKey: keyFor(id) })}
    />
  );
}
