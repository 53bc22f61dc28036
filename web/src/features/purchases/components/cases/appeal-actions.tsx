import { appealTextAtMost } from '@oja/contract/appeals';
import type { DisputeCase } from '@oja/contract/disputes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { openAppealMutation, waiveAppealMutation } from '../../api';

/** Appeal against the decision, or give the appeal up so that the money moves sooner. */
export function AppealActions({ disputeCase }: { disputeCase: DisputeCase }) {
  const { id: purchaseId, rulings, actions } = disputeCase;
  const [asking, setAsking] = useState<'appeal' | 'waive'>();
  const [keyFor] = useState(createSubmissionKey);
  const close = () => setAsking(undefined);
  const appeal = useMutation({
    ...openAppealMutation,
    onSuccess: () => {
      close();
      toast({ title: 'Appeal Opened', description: 'Another member of our team looks at the decision.' });
    },
    onError: (error) => toastFailure(error, 'The appeal could not be opened.'),
  });
  const waiver = useMutation({
    ...waiveAppealMutation,
    onSuccess: () => {
      close();
      toast({ title: 'Appeal Waived', description: 'You accept the decision.' });
    },
    onError: (error) => toastFailure(error, 'The appeal could not be given up.'),
  });
  const isWaiting = rulings[0]?.status === 'waiting';
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={() => setAsking('appeal')}>
        Appeal
      </Button>
      <ReasonDialog
        open={asking === 'appeal'}
        onOpenChange={(next) => setAsking(next ? 'appeal' : undefined)}
        title="Appeal against this decision?"
        description={
          isWaiting
            ? 'No money moves until another member of our team has decided. There is one appeal.'
            : 'The money has moved and is not taken back. Another member of our team may add an amount from Oja. There is one appeal.'
        }
        label="Why the decision is wrong"
        hint="The other side and our team read it."
        maxLength={appealTextAtMost}
        confirmLabel="Open appeal"
        busyLabel="Opening..."
        busy={appeal.isPending}
        draftKey={`appeal-${purchaseId}`}
        onConfirm={(text, forget) =>
          void appeal
            .mutateAsync({ purchaseId, text, idempotencyKey: keyFor(text) })
            .then(forget)
            .catch(() => undefined)
        }
      />
      {actions.includes('waive_appeal') ? (
        <AlertDialog
          open={asking === 'waive'}
          onOpenChange={(next) => setAsking(next ? 'waive' : undefined)}
          trigger={<Button>Accept the decision</Button>}
          title="Accept the decision?"
          description="You give up the appeal. The money moves as soon as no side can appeal any more."
          confirmLabel="Accept the decision"
          busyLabel="Accepting..."
          busy={waiver.isPending}
          onConfirm={() => waiver.mutate(purchaseId)}
        />
      ) : null}
    </div>
  );
}
