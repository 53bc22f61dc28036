import type { ParkedOutcome, ParkedPayment } from '@oja/contract/parked-payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { decideParkedMutation, type ParkedStep } from '../../api';

const toasts: Record<ParkedStep['step'], { title: string; description: string }> = {
  propose: { title: 'Proposal Saved', description: 'Another administrator has to approve it.' },
  approve: { title: 'Payment Settled', description: 'The money has left suspense.' },
  decline: { title: 'Proposal Declined', description: 'The payment keeps waiting.' },
};

export function DecideParked({ payment }: { payment: ParkedPayment }) {
  const [asked, setAsked] = useState<ParkedOutcome | 'decline'>();
  const decision = useMutation({
    ...decideParkedMutation,
    onSuccess: (_data, { step }) => {
      setAsked(undefined);
      toast(toasts[step]);
    },
    onError: (error) => toastFailure(error, 'The decision could not be saved.'),
  });
  const { id, proposal, received, kind } = payment;
  return (
    <>
      {proposal ? (
        <Proposal
          proposal={proposal}
          payment={payment}
          busy={decision.isPending}
          onApprove={() => decision.mutate({ id, step: 'approve' })}
          onDecline={() => setAsked('decline')}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {kind === 'payment' && (
            <Button size="sm" disabled={received === 0} onClick={() => setAsked('credit')}>
              Credit {formatNaira(received)}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => setAsked('return')}>
            {returns[kind].button}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={asked !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsked(undefined))}
        title={asked === 'return' ? returns[kind].title : titles[asked ?? 'credit']}
        description={describe(asked ?? 'credit', payment)}
        label="Reason"
        hint="It stays in the audit log."
        confirmLabel={asked === 'decline' ? 'Decline' : 'Propose'}
        busyLabel="Saving..."
        busy={decision.isPending}
        onConfirm={(reason) =>
          decision.mutate(
            asked === 'decline' || asked === undefined
              ? { id, step: 'decline', reason }
              : { id, step: 'propose', outcome: asked, reason },
          )
        }
      />
    </>
  );
}

const titles = { credit: 'Propose to credit the wallet?', decline: 'Decline this proposal?' } as const;

const returns = {
  payment: {
    button: 'Sent back',
    title: 'Propose to book it as sent back?',
    what: 'book it as sent back',
    description:
      'Refund it on the Paystack dashboard first. Once another administrator approves it, it leaves the books.',
  },
  returned_withdrawal: {
    button: 'Paid by bank transfer',
    title: 'Propose to book it as paid by bank transfer?',
    what: 'book it as paid by bank transfer',
    description:
      'Pay the person from our own bank account first. Once another administrator approves it, it leaves the books.',
  },
} as const;

function describe(asked: ParkedOutcome | 'decline', { person, received, kind }: ParkedPayment): string {
  if (asked === 'decline') return 'The payment keeps waiting until there is another proposal.';
  return asked === 'credit'
    ? `${person.name} gets ${formatNaira(received)} once another administrator approves it.`
    : returns[kind].description;
}

type ProposalProps = {
  proposal: NonNullable<ParkedPayment['proposal']>;
  payment: ParkedPayment;
  busy: boolean;
  onApprove: () => void;
  onDecline: () => void;
};

function Proposal({ proposal, payment, busy, onApprove, onDecline }: ProposalProps) {
  const what =
    proposal.outcome === 'credit' ? `credit ${formatNaira(payment.received)}` : returns[payment.kind].what;
  return (
    <div className="grid gap-3 rounded-lg bg-muted p-4">
      <p className="wrap-anywhere">
        {proposal.own ? 'You propose' : `${proposal.by} proposes`} to {what}: {proposal.reason}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {proposal.own ? (
          <p className="mr-2 text-muted-foreground">Another administrator has to approve it.</p>
        ) : (
          <Button size="sm" busy={busy} busyLabel="Saving..." onClick={onApprove}>
            Approve
          </Button>
        )}
        <Button variant="outline" size="sm" disabled={busy} onClick={onDecline}>
          {proposal.own ? 'Take back' : 'Decline'}
        </Button>
      </div>
    </div>
  );
}
