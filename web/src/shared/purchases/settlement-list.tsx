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
  /** The side that reads it; staff are neither. */
  viewer?: DisputeSettlement['proposed_by'];
  /** The buttons of the proposal that waits. */
  children?: ReactNode;
};

/** What the two sides proposed: the open proposal with all sums and its time, the others in a line each. */
export function SettlementList({ settlements, viewer, children }: SettlementListProps) {
  return (
    <ol aria-label="Proposals" className="divide-y">
      {settlements.map((settlement) => (
        <li key={settlement.id} className="grid gap-3 p-5">
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <p className="font-medium">
              {proposalOf(settlement, viewer)} {formatNaira(settlement.buyer_gets)} back
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

function proposalOf(
  { proposed_by, status }: DisputeSettlement,
  viewer: SettlementListProps['viewer'],
): string {
  const isOwn = proposed_by === viewer;
  if (status === 'proposed') return isOwn ? 'You propose' : `The ${proposed_by} proposes`;
  return isOwn ? 'You proposed' : `The ${proposed_by} proposed`;
}
