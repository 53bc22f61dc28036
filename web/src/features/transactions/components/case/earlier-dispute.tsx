import { type DisputeBrief, disputeReasonLabels } from '@oja/contract/purchase-fields';
import { type ReactNode, useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/lib/dates';
import { outcomeLabels } from '../../logic/transaction-labels';

type EarlierDisputeProps = { dispute: DisputeBrief; children: ReactNode };

/** An earlier dispute about the same purchase: its outcome and its statements. */
export function EarlierDispute({ dispute, children }: EarlierDisputeProps) {
  const headingId = useId();
  const { outcome, details, early_reason: earlyReason } = dispute;
  return (
    <section aria-labelledby={headingId} className="grid gap-4 border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold text-sm">
          Earlier dispute: {disputeReasonLabels[dispute.reason]}
        </h3>
        {outcome ? <Badge variant="secondary">{outcomeLabels[outcome]}</Badge> : null}
      </div>
      <Facts
        facts={[
          { term: 'Opened', value: formatDateTime(dispute.opened_at) },
          { term: 'Decided', value: dispute.resolved_at ? formatDateTime(dispute.resolved_at) : 'Not yet' },
          ...(details ? [{ term: 'What was decided', value: details }] : []),
          ...(earlyReason ? [{ term: 'Why it did not wait for the seller', value: earlyReason }] : []),
        ]}
      />
      {children}
    </section>
  );
}
