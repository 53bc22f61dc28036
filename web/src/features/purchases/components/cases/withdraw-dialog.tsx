import type { DisputeCase } from '@oja/contract/disputes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { withdrawDisputeMutation } from '../../api';
import { timeLeftAfterWithdrawal } from '../../logic/case-status';

export function WithdrawDialog({ disputeCase }: { disputeCase: DisputeCase }) {
  const [isOpen, setOpen] = useState(false);
  const [keyFor] = useState(createSubmissionKey);
  const { id, price } = disputeCase;
  const timeLeft = timeLeftAfterWithdrawal(disputeCase);
  const withdrawal = useMutation({
    ...withdrawDisputeMutation,
    onSuccess: () => {
      setOpen(false);
      toast({
        title: 'Dispute Withdrawn',
        description: 'The purchase goes on. Confirm it once everything is right.',
      });
    },
    onError: (error) => toastFailure(error, 'Please try again.', 'Could not withdraw the dispute'),
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Withdraw dispute</Button>}
      title="Withdraw this dispute?"
      description={`The purchase goes on, with ${timeLeft} left to check it. Nothing is paid yet: ${formatNaira(price)} stays in escrow until you confirm or that time is over. In that time you can open another dispute.`}
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate({ id, idempotencyKey: keyFor(id) })}
    />
  );
}
