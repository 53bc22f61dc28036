import type { Cover, CoverClaim } from '@oja/contract/cover';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { serverNowMs } from '@/lib/server-clock';
import { withdrawClaimMutation } from '../api';
import { afterWithdrawal } from '../logic/cover-texts';

export function WithdrawClaim({ cover, claim }: { cover: Cover; claim: CoverClaim }) {
  const [isOpen, setOpen] = useState(false);
  const withdrawal = useMutation({
    ...withdrawClaimMutation,
    onSuccess: () => toast({ title: 'Claim Withdrawn', description: afterWithdrawal(cover, serverNowMs()) }),
    onError: (error) => toastFailure(error, 'Please try again.', 'Could not take the claim back'),
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Take the claim back</Button>}
      title="Take this claim back?"
      description={`The seller’s money does not wait for it any more. ${afterWithdrawal(cover, serverNowMs())}`}
      confirmLabel="Take back"
      busyLabel="Taking back..."
      busy={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate(claim.id, { onSuccess: () => setOpen(false) })}
    />
  );
}
