import type { StaffClaimRow } from '@oja/contract/cover';
import { claimKindLabels } from '@oja/contract/cover-labels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NoResultsArt } from '@/components/art/no-results-art';
import { rowAttribute } from '@/components/list-keys/use-return-to-row';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { useNow } from '@/lib/use-now';
import { claimBadges, endSentence } from '@/shared/cover/claim-labels';
import { PersonLink } from '@/shared/people/person-link';
import { type ClaimFilter, claimsQuery } from '../../api';

type ClaimListProps = { filter: ClaimFilter; onOpen: (claimId: string) => void };

export function ClaimList({ filter, onOpen }: ClaimListProps) {
  const query = useInfiniteQuery(claimsQuery(filter));
  const claims = query.data?.pages.flatMap(({ data }) => data);
  if (claims === undefined) {
    return query.error ? (
      <ErrorState
        title="The claims could not be loaded"
        description={failureSentence(query.error, 'Please try again.')}
        headingLevel="h2"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <LoadingRegion label="Loading the claims" className="grid gap-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </LoadingRegion>
    );
  }
  if (claims.length === 0) {
    return (
      <EmptyState
        art={<NoResultsArt />}
        title={filter.state === 'open' ? 'No claim waits' : 'No claim was decided yet'}
        description="Buyers can claim while cover runs."
        headingLevel="h2"
      />
    );
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {claims.map((claim) => (
          <li key={claim.id} {...{ [rowAttribute]: claim.id }} tabIndex={-1} className="rounded-lg">
            <ClaimRow claim={claim} onOpen={() => onOpen(claim.id)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="outline"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </div>
  );
}

function ClaimRow({ claim, onOpen }: { claim: StaffClaimRow; onOpen: () => void }) {
  const badge = claimBadges[claim.status];
  return (
    <Card className="grid items-center gap-4 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-5">
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-3 font-medium text-base">
          {claim.handle}: {claimKindLabels[claim.kind]}
          <Badge variant={badge.variant}>{badge.label}</Badge>
        </p>
        <p className="break-words text-muted-foreground">
          {claim.reference} · <PersonLink {...claim.buyer} /> bought from <PersonLink {...claim.seller} /> for{' '}
          {formatNaira(claim.price)}, {formatNaira(claim.held)} held
        </p>
        <p className="text-muted-foreground">
          {claim.status === 'open' ? <DueLine claim={claim} /> : endSentence(claim)}
        </p>
      </div>
      <Button variant={claim.status === 'open' ? 'default' : 'outline'} onClick={onOpen}>
        {claim.status === 'open' ? 'Decide' : 'View'}
        <span className="sr-only"> {claim.reference}</span>
      </Button>
    </Card>
  );
}

/** Until when staff decide, and whether the seller has spoken. */
function DueLine({ claim }: { claim: StaffClaimRow }) {
  const now = useNow();
  const isLate = new Date(claim.staff_due_at).getTime() <= now;
  const answer = claim.seller_answer === null ? `due ${formatDateTime(claim.seller_due_at)}` : 'given';
  return (
    <>
      <span className={isLate ? 'font-medium text-danger' : 'font-medium text-foreground'}>
        {isLate ? 'Late since' : 'Decide by'} {formatDateTime(claim.staff_due_at)}
      </span>
      {` · Seller’s answer: ${answer}`}
    </>
  );
}
