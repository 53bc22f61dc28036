import { type Approval, type ApprovalKind, approvalKindLabels, approverOf } from '@oja/contract/approvals';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { useNextToast } from '@/shared/work/use-next-toast';
import { approveMutation, declineMutation } from './answer-api';
import { explainEnd } from './explain-end';

type AnswerApprovalProps = {
  approval: Pick<Approval, 'id' | 'kind' | 'subject' | 'amount' | 'actions'> &
    Partial<Pick<Approval, 'lapses_at'>>;
};

/** Approve or decline the proposal of another member of staff, or withdraw an own one. */
export function AnswerApproval({ approval }: AnswerApprovalProps) {
  return approval.actions.length === 0 ? null : <Answer approval={approval} />;
}

function Answer({ approval }: AnswerApprovalProps) {
  const { id, kind, subject, amount, actions } = approval;
  const sum = amount === null ? '' : ` ${formatNaira(amount)}.`;
  const [isApproving, setApproving] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const isOwn = actions.includes('withdraw');
  const nextToast = useNextToast();
  const approve = useMutation({
    ...approveMutation,
    onSuccess: () => {
      setApproving(false);
      void nextToast({
        title: 'Approved',
        description: `${approvalKindLabels[kind]}: ${subject}. It is done.`,
      });
    },
    onError: (error) => toastFailure(error, 'It could not be approved.'),
  });
  const decline = useMutation({
    ...declineMutation,
    onSuccess: () => {
      setDeclining(false);
      void nextToast({ title: isOwn ? 'Proposal Withdrawn' : 'Proposal Declined', description: subject });
    },
    onError: (error) => toastFailure(error, 'The answer could not be saved.'),
  });
  useWhenGone(() => {
    if (approve.isPending || decline.isPending || !(isApproving || isDeclining)) return;
    void explainEnd(approval);
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {actions.includes('approve') ? (
        <Button
          size="sm"
          disabled={decline.isPending}
          onClick={() => setApproving(true)}
          {...keyTarget('a', 'Approve it')}
        >
          Approve
          <span className="sr-only"> {subject}</span>
        </Button>
      ) : (
        <p className="mr-2 text-muted-foreground text-sm">Another {approverOf(kind)} has to approve it.</p>
      )}
      <Button
        variant="outline"
        size="sm"
        disabled={approve.isPending}
        onClick={() => setDeclining(true)}
        {...keyTarget('d', isOwn ? 'Withdraw it' : 'Decline it')}
      >
        {isOwn ? 'Withdraw' : 'Decline'}
        <span className="sr-only"> {subject}</span>
      </Button>
      <AlertDialog
        open={isApproving}
        onOpenChange={setApproving}
        title="Approve this proposal?"
        description={`${approvalKindLabels[kind]}: ${subject}.${sum} It is carried out at once.`}
        confirmLabel="Approve"
        busy={approve.isPending}
        busyLabel="Approving..."
        onConfirm={() => approve.mutate(id)}
      />
      <ReasonDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title={isOwn ? 'Withdraw this proposal?' : 'Decline this proposal?'}
        description={isOwn ? 'Nothing is done. It can be proposed again.' : declineTexts(kind).effect}
        label="Reason"
        hint={isOwn ? 'It stays in the audit log.' : declineTexts(kind).readers}
        confirmLabel={isOwn ? 'Withdraw' : 'Decline'}
        busyLabel="Saving..."
        busy={decline.isPending}
        onConfirm={(reason) => decline.mutate({ id, reason })}
      />
    </div>
  );
}

/** A list drops a proposal as soon as it is answered, and an open question about it goes along. */
function useWhenGone(onGone: () => void): void {
  const callOnGone = useEffectEvent(onGone);
  useEffect(() => () => callOnGone(), []);
}

/** What declining does, and who reads the reason. */
function declineTexts(kind: ApprovalKind): { effect: string; readers: string } {
  if (kind === 'withdrawal') {
    return {
      effect: 'The money goes back into the wallet of its owner.',
      readers: 'The owner of the money and the member of staff who proposed it read it.',
    };
  }
  return {
    effect: 'Nothing is done. It can be proposed again.',
    readers: 'The member of staff who proposed it reads it.',
  };
}
