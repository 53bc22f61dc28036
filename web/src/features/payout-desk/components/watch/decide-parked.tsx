import { type ParkedOutcome, type ParkedPayment, parkedChargebackTexts } from '@oja/contract/parked-payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { AnswerApproval } from '@/shared/approvals/answer-approval';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { PersonLink } from '@/shared/people/person-link';
import { useNextToast } from '@/shared/work/use-next-toast';
import { WorkPresence } from '@/shared/work/work-presence';
import { proposeParkedMutation } from '../../api';

const settled = { title: 'Payment Settled', description: 'The money has left suspense.' };

export function DecideParked({ payment }: { payment: ParkedPayment }) {
  const [asked, setAsked] = useState<ParkedOutcome>();
  const nextToast = useNextToast();
  const proposing = useMutation({
    ...proposeParkedMutation,
    onSuccess: ({ approval }) => {
      setAsked(undefined);
      void nextToast(waitingToast(approval, 'parked_payment') ?? settled);
    },
    onError: (error) => toastFailure(error, 'The proposal could not be saved.'),
  });
  const { id, proposal, received, kind, chargeback } = payment;
  const outcome = asked ?? 'credit';
  return (
    <>
      {chargeback && <Notice variant="warning">{parkedChargebackTexts[chargeback]}</Notice>}
      {proposal ? (
        <Proposal proposal={proposal} payment={payment} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {kind === 'payment' && (
            <Button
              size="sm"
              disabled={received === 0 || chargeback !== null}
              onClick={() => setAsked('credit')}
              {...keyTarget('a', 'Credit it')}
            >
              Credit {formatNaira(received)}
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            disabled={chargeback === 'open'}
            onClick={() => setAsked('return')}
            {...keyTarget('r', returns[kind].button)}
          >
            {returns[kind].button}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={asked !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsked(undefined))}
        title={outcome === 'return' ? returns[kind].title : 'Propose to credit the wallet?'}
        description={describe(outcome, payment)}
        label="Reason"
        hint="The other member of staff reads it, and it stays in the audit log."
        confirmLabel="Propose"
        busyLabel="Saving..."
        busy={proposing.isPending}
        onConfirm={(reason) => proposing.mutate({ id, outcome, reason })}
      >
        <WorkPresence kind="parked_payment" id={id} />
      </ReasonDialog>
    </>
  );
}

const returns = {
  payment: {
    button: 'Sent back',
    title: 'Propose to book it as sent back?',
    what: 'book it as sent back',
    description:
      'Refund it on the Paystack dashboard first. Once another member of staff approves it, it leaves the books.',
  },
  returned_withdrawal: {
    button: 'Paid by bank transfer',
    title: 'Propose to book it as paid by bank transfer?',
    what: 'book it as paid by bank transfer',
    description:
      'Pay the person from our own bank account first. Once another member of staff approves it, it leaves the books.',
  },
} as const;

function describe(outcome: ParkedOutcome, { person, received, kind }: ParkedPayment): string {
  return outcome === 'credit'
    ? `${person.name} gets ${formatNaira(received)} once another member of staff approves it.`
    : returns[kind].description;
}

type ProposalProps = { proposal: NonNullable<ParkedPayment['proposal']>; payment: ParkedPayment };

function Proposal({ proposal, payment }: ProposalProps) {
  const { id, own, by, by_id: byId, reason, outcome } = proposal;
  const what = outcome === 'credit' ? `credit ${formatNaira(payment.received)}` : returns[payment.kind].what;
  return (
    <div className="grid gap-3 rounded-lg bg-muted p-4">
      <p className="wrap-anywhere">
        {own ? (
          'You propose'
        ) : (
          <>
            <PersonLink id={byId} name={by} /> proposes
          </>
        )}{' '}
        to {what}: {reason}
      </p>
      <AnswerApproval
        approval={{
          id,
          kind: 'parked_payment',
          subject: payment.person.name,
          amount: payment.received,
          actions: own ? ['withdraw'] : ['approve', 'decline'],
        }}
      />
    </div>
  );
}
