import type { StaffCase } from '@oja/contract/disputes';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { takeBackRulingMutation } from '../../api';

/** While a bank asks the buyer for a payment back, a decision that waits can be taken back and made anew. */
export function TakeBackRuling({ file }: { file: StaffCase }) {
  const [isOpen, setOpen] = useState(false);
  const [keyFor] = useState(() => createSubmissionKey());
  const takeBack = useMutation({
    ...takeBackRulingMutation,
    onSuccess: ({ data: { reference } }) => {
      setOpen(false);
      toast({ title: 'Decision Taken Back', description: `${reference} is open again.` });
    },
    onError: (error) => toastFailure(error, 'The decision could not be taken back.'),
  });
  return (
    <>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        Take the decision back
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Take the decision back"
        description="A bank asks the buyer for a payment back. No money moves, the dispute is open again, and it is decided anew. Both sides are told."
        label="Reason"
        hint="Both sides read it."
        maxLength={textLimits.reason}
        confirmLabel="Take it back"
        busyLabel="Saving..."
        busy={takeBack.isPending}
        onConfirm={(reason) =>
          takeBack.mutate({ purchaseId: file.id, reason, idempotencyKey: keyFor(reason) })
        }
      />
    </>
  );
}
