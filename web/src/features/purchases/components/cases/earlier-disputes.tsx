import type { DisputeCase } from '@oja/contract/disputes';
import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { formatDate } from '@/lib/dates';
import { outcomeSentence } from '../../logic/case-status';

/** Disputes about the same purchase that ended with a replacement or were withdrawn. */
export function EarlierDisputes({ disputeCase }: { disputeCase: DisputeCase }) {
  return (
    <ul className="divide-y">
      {disputeCase.earlier.map((dispute) => (
        <li key={dispute.opened_at} className="grid gap-1 p-5 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{disputeReasonLabels[dispute.reason]}</span>
            <span className="text-muted-foreground">{formatDate(dispute.opened_at)}</span>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{dispute.description}</p>
          <p className="text-muted-foreground">{outcomeSentence(dispute, disputeCase)}</p>
        </li>
      ))}
    </ul>
  );
}
