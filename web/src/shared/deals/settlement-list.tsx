import type { DisputeSettlement, SettlementStatus } from '@oja/contract/settlement-fields';
import type { ReactNode } from 'react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { CountdownLine } from './countdown-line';
import { Division } from './division';

const badges: Record<SettlementStatus, { label: string; variant: BadgeVariant }> = {
  proposed: { label: 'Waits for an answer', variant: 'warning' },
  accepted: { label: 'Accepted', variant: 'success' },
  declined: { label: 'Declined', variant: 'secondary' },
  withdrawn: { label: 'Withdrawn', variant: 'secondary' },
  lapsed: { label: 'Lapsed', variant: 'secondary' },
};

type SettlementListProps = {
  settlements: readonly DisputeSettlement[];
  /** The buttons of the proposal that waits. */
  children?: ReactNode;
};

/** What the two sides proposed: the open proposal with all sums and its time, the others in a line each. */
export function SettlementList({ settlements, children }: SettlementListProps) {
  return (
    <ol aria-label="Proposals" className="divide-y">
      {settlements.map((settlement) => (
        <li key={settlement.id} className="grid gap-3 p-5">
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <p className="font-medium">
              {settlement.proposed_by === 'buyer' ? 'The buyer' : 'The seller'} proposes{' '}
              {formatNaira(settlement.buyer_gets)} back
            </p>
            <Badge variant={badges[settlement.status].variant}>{badges[settlement.status].label}</Badge>
          </div>
          {settlement.status === 'proposed' ? (
            <>
              <Division {...settlement} />
              <CountdownLine
                label="Time to answer:"
                start={settlement.proposed_at}
                end={settlement.due_at}
                over="over"
              />
              {children}
            </>
          ) : (
            <p className="text-muted-foreground text-sm">
              {formatDateTime(settlement.ended_at ?? settlement.due_at)}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
