import type { GatewayMovement } from '@oja/contract/gateway-balance';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { AnswerApproval } from '@/shared/approvals/answer-approval';
import { PersonLink } from '@/shared/people/person-link';
import { movementsQuery } from '../../api';
import { movementLabels, movementState, movementsAnchor } from '../../logic/movement-labels';
import { MovementDialog } from './movement-dialog';

/** How money got from Paystack to our bank and back; what Paystack does not list is written down by people. */
export function MovementsCard() {
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery(movementsQuery);
  const { data, error, isPending, isFetching, refetch } = query;
  const lines = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <div id={movementsAnchor} className="scroll-mt-24">
      <SectionCard
        title="Between Paystack and our bank"
        action={
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            <Landmark aria-hidden="true" />
            Record a movement
          </Button>
        }
      >
        {isPending ? (
          <Skeleton className="m-5 h-16" />
        ) : data === undefined ? (
          <ErrorState
            title="Failed to load the movements"
            description={failureSentence(error, 'Please try again.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : lines.length === 0 ? (
          <EmptyState
            title="Nothing has moved yet"
            description="Settlements show up by themselves. Paystack lists no top-ups: record them here, and another member of staff approves."
          />
        ) : (
          <ul className="divide-y">
            {lines.map((line) => (
              <MovementLine key={`${line.kind} ${line.id}`} line={line} />
            ))}
          </ul>
        )}
        <LoadMore query={query} failure="The next lines could not be loaded." />
      </SectionCard>
      <MovementDialog open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

function MovementLine({ line }: { line: GatewayMovement }) {
  const { title, way } = movementLabels(line.kind);
  const variant = { booked: 'success', waiting: 'warning', failed: 'destructive' } as const;
  return (
    <li className="grid gap-3 px-5 py-3.5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="text-muted-foreground">{way}</p>
        </div>
        <div className="grid gap-1 sm:justify-items-end">
          <p className="tabular whitespace-nowrap font-semibold">{formatNaira(line.amount)}</p>
          <Badge variant={variant[line.state]}>{movementState(line)}</Badge>
        </div>
      </div>
      <p className="wrap-anywhere text-muted-foreground">
        <time dateTime={line.at}>{formatDateTime(line.at)}</time> ·{' '}
        {line.by === null ? (
          line.id
        ) : (
          <>
            <PersonLink id={line.by_id} name={line.by} />: {line.reason}
          </>
        )}
      </p>
      {line.state === 'waiting' && line.kind !== 'settlement' ? (
        <AnswerApproval
          approval={{
            id: line.id,
            kind: 'balance_movement',
            subject: title,
            amount: line.amount,
            actions: line.own ? ['withdraw'] : ['approve', 'decline'],
          }}
        />
      ) : null}
    </li>
  );
}
