import type { DisputeCase } from '@oja/contract/disputes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { Division } from '@/shared/purchases/division';
import { answerSettlementMutation, type SettlementAnswer } from '../../api';

const done: Record<SettlementAnswer, { title: string; description: string }> = {
  accept: { title: 'Dispute Settled', description: 'The money has moved as you both agreed.' },
  decline: { title: 'Settlement Declined', description: 'The dispute goes on.' },
  withdraw: { title: 'Settlement Withdrawn', description: 'The dispute goes on.' },
};

/** The buttons of the side that reads an open proposal. */
export function ProposalAnswers({ disputeCase }: { disputeCase: DisputeCase }) {
  const { id: purchaseId, actions, settlements } = disputeCase;
  const [isAsking, setAsking] = useState(false);
  const [keyFor] = useState(createSubmissionKey);
  const open = settlements.find(({ status }) => status === 'proposed');
  const { mutate, isPending, variables } = useMutation({
    ...answerSettlementMutation,
    onSuccess: (_reply, { answer }) => {
      setAsking(false);
      toast(done[answer]);
    },
    onError: (error) => {
      setAsking(false);
      toastFailure(error, 'The proposal could not be answered.');
    },
  });
  if (open === undefined) return null;
  const send = (answer: SettlementAnswer) =>
    mutate({ answer, purchaseId, settlementId: open.id, idempotencyKey: keyFor(open.id) });
  const busyWith = (answer: SettlementAnswer) => isPending && variables.answer === answer;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('accept_settlement') ? (
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          trigger={<Button disabled={isPending}>Accept</Button>}
          title="Accept this settlement?"
          description="The money moves at once, and the dispute is over. This cannot be undone."
          confirmLabel="Accept settlement"
          busyLabel="Accepting..."
          busy={busyWith('accept')}
          onConfirm={() => send('accept')}
        >
          <Division {...open} />
        </AlertDialog>
      ) : null}
      {actions.includes('decline_settlement') ? (
        <Button
          variant="outline"
          busy={busyWith('decline')}
          busyLabel="Declining..."
          disabled={isPending}
          onClick={() => send('decline')}
        >
          Decline
        </Button>
      ) : null}
      {actions.includes('withdraw_settlement') ? (
        <Button
          variant="outline"
          busy={busyWith('withdraw')}
          busyLabel="Withdrawing..."
          onClick={() => send('withdraw')}
        >
          Withdraw proposal
        </Button>
      ) : null}
    </div>
  );
}
