import type { StaffClaim } from '@oja/contract/cover';
import { useQuery } from '@tanstack/react-query';
import { keyTarget } from '@/components/list-keys/key-targets';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { AmountInput } from '@/components/ui/amount-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { formatNaira } from '@/lib/money';
import { readNaira } from '@/lib/read-number';
import { useDebounced } from '@/lib/use-debounced';
import { DecisionWaits } from '@/shared/approvals/decision-waits';
import { DecisionDetails } from '@/shared/purchases/decision-details';
import { EarlyReason } from '@/shared/purchases/early-reason';
import { useDecisionForm } from '@/shared/purchases/use-decision-form';
import { claimPreviewQuery } from '../../api';
import { useDecideClaim } from '../../hooks/use-decide-claim';
import { decisionForm, emptyDecision, questionOf, refuseDecision } from '../../logic/decision-form';
import { ClaimPreviewSums } from './claim-preview-sums';

type ClaimDecisionProps = { claim: StaffClaim; onDone: () => void };

/** How a claim ends. Who pays what is shown before anything is sent, and asked once more. */
export function ClaimDecision({ claim, onDone }: ClaimDecisionProps) {
  const { form, change, refusal, isAsking, setAsking, submit } = useDecisionForm(emptyDecision, (filled) =>
    refuseDecision(filled, claim),
  );
  const refund = useDebounced(form.refund);
  const isUpheld = form.outcome === 'upheld';
  const preview = useQuery(claimPreviewQuery(claim.id, readNaira(refund), isUpheld));
  const decision = useDecideClaim(claim, { onDone, onFailed: () => setAsking(false) });
  if (claim.approval !== null) return <DecisionWaits approval={claim.approval} />;
  if (claim.status !== 'open' || claim.blocked !== null) {
    return <Notice>{claim.blocked ?? 'This claim is over; there is nothing left to decide.'}</Notice>;
  }
  const send = () => {
    const { data } = decisionForm(claim).safeParse(form);
    if (data) decision.send(data);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-lg border p-4"
      {...keyTarget('d', 'Decide it')}
    >
      <Field label="Decision" required>
        <RadioGroup
          value={form.outcome ?? ''}
          onValueChange={(chosen) => change({ outcome: chosen === 'upheld' ? 'upheld' : 'rejected' })}
        >
          <RadioOption value="upheld" label="Uphold" hint="The buyer is paid, and cover ends." />
          <RadioOption value="rejected" label="Reject" hint="Cover goes on until its end." />
        </RadioGroup>
      </Field>
      {isUpheld ? (
        <Field label="Refund (₦)" hint={`Empty for everything: ${formatNaira(claim.refundable)}.`}>
          <AmountInput value={form.refund} onValueChange={(value) => change({ refund: value })} />
        </Field>
      ) : null}
      {isUpheld ? <ClaimPreviewSums query={preview} /> : null}
      <DecisionDetails value={form.details} onChange={(details) => change({ details })} />
      {claim.seller_may_answer_until === null ? null : (
        <EarlyReason
          until={claim.seller_may_answer_until}
          value={form.earlyReason}
          onChange={(earlyReason) => change({ earlyReason })}
        />
      )}
      {refusal ? (
        <Notice variant="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <Button type="submit">Decide Claim</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        {...questionOf(form, claim)}
        confirmLabel="Confirm decision"
        busyLabel="Deciding..."
        busy={decision.isPending}
        onConfirm={send}
      />
    </form>
  );
}
