import type { StaffCase } from '@oja/contract/disputes';
import { resolutionTypes } from '@oja/contract/purchase-fields';
import { useQuery } from '@tanstack/react-query';
import { keyTarget } from '@/components/list-keys/key-targets';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { failureSentence } from '@/lib/api/failure-sentence';
import { useDebounced } from '@/lib/use-debounced';
import { DecisionWaits } from '@/shared/approvals/decision-waits';
import { DecisionDetails } from '@/shared/purchases/decision-details';
import { EarlyReason } from '@/shared/purchases/early-reason';
import { useDecisionForm } from '@/shared/purchases/use-decision-form';
import { previewQuery } from '../../api';
import { useResolve } from '../../hooks/use-resolve';
import {
  emptyResolution,
  needsEarlyReason,
  type ResolutionForm,
  readRefund,
  refuseGrounds,
  refuseRefund,
  refuseResolution,
} from '../../logic/resolution-form';
import { resolutionLabels } from '../../logic/transaction-labels';
import { Preview, unforeseen } from './preview';
import { ResolutionFields } from './resolution-fields';
import { RulingGrounds } from './ruling-grounds';

type DecisionProps = { file: StaffCase; onDone: () => void };

/** How it ends. Who gets what is shown before anything is sent, and asked once more. */
export function Decision({ file, onDone }: DecisionProps) {
  const { form, change, refusal, isAsking, setAsking, submit } = useDecisionForm(
    emptyResolution,
    (filled) => refuseResolution(filled, file) ?? refuseGrounds(filled),
  );
  const refund = useDebounced(form.refund);
  const wanted = wantedOf(file, { ...form, refund });
  const preview = useQuery(previewQuery(wanted));
  // The last question is about what will be sent; while its answer is on the way, there is nothing to say yes to.
  const foreseen = refund === form.refund ? preview.data : undefined;
  const resolve = useResolve({ file, onDone, onFailed: () => setAsking(false) });

  if (!resolutionTypes.some((type) => file.actions.includes(type))) return <NoDecision file={file} />;
  const needsReason = needsEarlyReason(form.type, file.seller_may_answer_until);
  const send = () => {
    const decision = wantedOf(file, form);
    if (decision === undefined) return;
    const earlyReason = needsReason ? form.earlyReason.trim() : undefined;
    const grounds = form.type === 'escalate' ? {} : { rule: form.rule, evidence: [...form.evidence] };
    resolve.send({ ...decision, details: form.details.trim(), earlyReason, ...grounds });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (submit(event) && preview.isError) void preview.refetch();
      }}
      className="grid gap-5 rounded-lg border p-4 lg:sticky lg:top-0"
      {...keyTarget('d', 'Decide it')}
    >
      <ResolutionFields file={file} form={form} onChange={change} />
      {form.type && form.type !== 'escalate' ? (
        <RulingGrounds statements={file.statements} grounds={form} onChange={change} />
      ) : null}
      <DecisionDetails value={form.details} onChange={(details) => change({ details })} />
      {needsReason && file.seller_may_answer_until ? (
        <EarlyReason
          until={file.seller_may_answer_until}
          value={form.earlyReason}
          onChange={(earlyReason) => change({ earlyReason })}
        />
      ) : null}
      {wanted ? <Preview query={preview} /> : null}
      {refusal ? (
        <Notice variant="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <Button type="submit">Resolve Dispute</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={form.type ? `${resolutionLabels[form.type].label}: are you sure?` : 'Are you sure?'}
        description={foreseen?.sentence ?? whyUnforeseen(preview)}
        confirmDisabled={foreseen === undefined}
        confirmLabel={form.type === 'escalate' ? 'Escalate' : 'Confirm resolution'}
        busyLabel="Resolving..."
        busy={resolve.isPending}
        onConfirm={send}
      />
    </form>
  );
}

function whyUnforeseen({ error, isFetching }: { error: unknown; isFetching: boolean }): string {
  if (error === null || isFetching) return 'Working out who gets what...';
  return failureSentence(error, unforeseen);
}

/** What can be looked ahead to; a partial refund only with an amount that can be. */
function wantedOf(file: StaffCase, { type, refund }: ResolutionForm) {
  if (type === undefined) return undefined;
  if (type !== 'partial_refund') return { purchaseId: file.id, type, refundAmount: undefined };
  if (refuseRefund(refund, file.price) !== undefined) return undefined;
  return { purchaseId: file.id, type, refundAmount: readRefund(refund) };
}

function NoDecision({ file }: { file: StaffCase }) {
  if (file.approval !== null) return <DecisionWaits approval={file.approval} />;
  return <Notice variant={file.blocked ? 'warning' : 'info'}>{file.blocked ?? restingSentence(file)}</Notice>;
}

function restingSentence({ rulings, dispute }: StaffCase): string {
  if (rulings[0]?.status === 'waiting')
    return 'Decided. The money waits until the time for an appeal is over.';
  if (rulings[0]?.status === 'appealed') return 'Decided. An appeal waits for another member of staff.';
  const over = 'This dispute is over; there is nothing left to decide.';
  return rulings.length > 0 ? over : (dispute.details ?? over);
}
