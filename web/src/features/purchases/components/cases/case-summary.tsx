import type { DisputeCase } from '@oja/contract/disputes';
import { disputeReasonLabels } from '@oja/contract/purchase-fields';
import { FactRow } from '@/components/ui/fact-rows';
import { Notice } from '@/components/ui/notice';
import { readCountdown } from '@/lib/countdown';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { useNow } from '@/lib/use-now';
import { outcomeSentence, waitingSentence } from '../../logic/case-status';

/** Where the case stands: what is waited for and until when, or how it ended. */
export function CaseSummary({ disputeCase }: { disputeCase: DisputeCase }) {
  const nowMs = useNow();
  const { dispute, viewer, clocks } = disputeCase;
  const isRuled = disputeCase.rulings.some(({ status }) => status === 'waiting' || status === 'appealed');
  const waiting = isRuled ? undefined : waitingSentence(dispute, viewer, nowMs);
  const isSellersTurn = viewer === 'seller' && dispute.status === 'open' && !dispute.seller_answered;
  const outcome = outcomeSentence(dispute, disputeCase);
  const isOpen = dispute.status !== 'resolved';
  return (
    <div className="grid gap-4 p-5">
      {waiting ? <Notice variant={isSellersTurn ? 'warning' : 'info'}>{waiting}</Notice> : null}
      {outcome ? (
        <Notice>
          <p className="font-medium">{outcome}</p>
          {dispute.details && disputeCase.rulings.length === 0 ? (
            <p className="whitespace-pre-line wrap-anywhere">{dispute.details}</p>
          ) : null}
          {dispute.early_reason && disputeCase.rulings.length === 0 ? (
            <p className="whitespace-pre-line wrap-anywhere">
              Decided before the seller’s time to answer was over: {dispute.early_reason}
            </p>
          ) : null}
        </Notice>
      ) : null}
      <dl className="tabular grid gap-2 text-sm">
        <FactRow label="Reason">{disputeReasonLabels[dispute.reason]}</FactRow>
        <FactRow label="Opened">{formatDateTime(dispute.opened_at)}</FactRow>
        <FactRow label={viewer === 'seller' ? 'Buyer' : 'Seller'}>
          {viewer === 'seller' ? disputeCase.buyer.name : disputeCase.seller.name}
        </FactRow>
        <FactRow label={isOpen ? 'Held in escrow' : 'Price'}>{formatNaira(disputeCase.price)}</FactRow>
        {isOpen && !isRuled && !dispute.seller_answered ? (
          <Clock
            label="Seller answers within"
            start={dispute.opened_at}
            end={clocks.seller_due_at}
            nowMs={nowMs}
          />
        ) : null}
        {dispute.status === 'open' && !isRuled ? (
          <Clock
            label="Team decides within"
            start={dispute.opened_at}
            end={clocks.staff_due_at}
            nowMs={nowMs}
          />
        ) : null}
        {dispute.resolved_at ? (
          <FactRow label="Settled">{formatDateTime(dispute.resolved_at)}</FactRow>
        ) : null}
        {isOpen && disputeCase.replacement.offered_at ? (
          <FactRow label="New credentials offered">
            {formatDateTime(disputeCase.replacement.offered_at)}
          </FactRow>
        ) : null}
      </dl>
    </div>
  );
}

type ClockProps = { label: string; start: string; end: string; nowMs: number };

function Clock({ label, start, end, nowMs }: ClockProps) {
  const countdown = readCountdown({ start, end }, nowMs);
  return (
    <FactRow label={label}>
      {countdown.expired ? <span className="text-danger">Overdue</span> : countdown.text}
      <span className="block whitespace-nowrap text-muted-foreground text-xs">{formatDateTime(end)}</span>
    </FactRow>
  );
}
