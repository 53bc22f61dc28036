import type { StaffClaim } from '@oja/contract/cover';
import { earlyReasonAtMost } from '@oja/contract/disputes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AmountInput } from '@/components/ui/amount-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { useDebounced } from '@/lib/use-debounced';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { useNextToast } from '@/shared/work/use-next-toast';
import { claimPreviewQuery, decideClaimMutation } from '../../api';
import { type DecisionForm, emptyDecision, readAmount, refuseDecision } from '../../logic/decision-form';
import { ClaimPreviewSums } from './claim-preview-sums';

type ClaimDecisionProps = { claim: StaffClaim; onDone: () => void };

/** How a claim ends. Who pays what is shown before anything is sent. */
export function ClaimDecision({ claim, onDone }: ClaimDecisionProps) {
  const [form, setForm] = useState<DecisionForm>(emptyDecision);
  const [refusal, setRefusal] = useState<string>();
  const [keyFor] = useState(() => createSubmissionKey());
  const refund = useDebounced(form.refund);
  const isUpheld = form.outcome === 'upheld';
  const preview = useQuery(claimPreviewQuery(claim.id, readAmount(refund), isUpheld));
  const nextToast = useNextToast();
  const decision = useMutation({
    ...decideClaimMutation,
    onSuccess: ({ approval }) => {
      onDone();
      const decided = { title: 'Claim Decided', description: `${claim.reference}: both sides are told.` };
      void nextToast(waitingToast(approval, 'claim_decision') ?? decided);
    },
    onError: (error) => toastFailure(error, 'The claim could not be decided.'),
  });
  if (claim.status !== 'open' || claim.blocked !== null) {
    return <Notice>{claim.blocked ?? 'This claim is over; there is nothing left to decide.'}</Notice>;
  }
  const change = (next: Partial<DecisionForm>) => {
    setForm({ ...form, ...next });
    setRefusal(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = refuseDecision(form, claim);
    setRefusal(refused);
    if (refused !== undefined || form.outcome === undefined) return;
    const amount = isUpheld ? readAmount(form.refund) : undefined;
    const body = {
      outcome: form.outcome,
      details: form.details.trim(),
      ...(amount === undefined ? {} : { refund_amount: amount }),
      ...(claim.seller_may_answer_until === null ? {} : { early_reason: form.earlyReason.trim() }),
    };
    decision.mutate({ claimId: claim.id, body, idempotencyKey: keyFor(body) });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 rounded-lg border p-4">
      <Field label="Decision" required>
        <RadioGroup
          value={form.outcome ?? ''}
          onValueChange={(chosen) => change({ outcome: chosen === 'upheld' ? 'upheld' : 'rejected' })}
        >
          <RadioOption value="upheld" label="Uphold" hint="The buyer is paid, and cover ends." />
          <RadioOption value="rejected" label="Reject" hint="Cover goes on." />
        </RadioGroup>
      </Field>
      {isUpheld ? (
        <Field label="Refund (₦)" hint={`Empty for everything: ${formatNaira(claim.refundable)}.`}>
          <AmountInput value={form.refund} onValueChange={(value) => change({ refund: value })} />
        </Field>
      ) : null}
      {isUpheld ? <ClaimPreviewSums query={preview} /> : null}
      <Field label="Details" required hint="Both sides read why you decided so.">
        <Textarea
          maxLength={2_000}
          value={form.details}
          onChange={(event) => change({ details: event.target.value })}
        />
      </Field>
      {claim.seller_may_answer_until === null ? null : (
        <>
          <Notice variant="warning">
            {`The seller may still answer until ${formatDateTime(claim.seller_may_answer_until)}.`}
          </Notice>
          <Field label="Why decide now" required hint="Both sides read why you did not wait.">
            <Textarea
              maxLength={earlyReasonAtMost}
              value={form.earlyReason}
              onChange={(event) => change({ earlyReason: event.target.value })}
            />
          </Field>
        </>
      )}
      {refusal ? (
        <Notice variant="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <Button type="submit" busy={decision.isPending} busyLabel="Deciding...">
        Decide Claim
      </Button>
    </form>
  );
}
