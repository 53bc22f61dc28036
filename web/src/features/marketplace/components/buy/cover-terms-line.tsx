import type { CoverTerms } from '@oja/contract/cover';
import type { UseQueryResult } from '@tanstack/react-query';
import { Umbrella } from 'lucide-react';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNaira } from '@/lib/money';

/** The sums of cover before paying; nothing for a listing without. */
export function CoverTermsLine({ query }: { query: UseQueryResult<CoverTerms> }) {
  const { data: terms, isError, isFetching, refetch } = query;
  if (terms === undefined) {
    return isError ? (
      <ErrorState
        title="The terms of cover could not be read"
        description="You can buy this account once they are shown here."
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingLevel="h4"
        className="py-2"
      />
    ) : (
      <LoadingRegion>
        <Skeleton className="h-5 w-full" />
      </LoadingRegion>
    );
  }
  if (terms.days === 0) return null;
  return (
    <p className="flex items-start gap-3 text-sm">
      <Umbrella aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>
        {terms.days} days of cover: the seller is paid {formatNaira(terms.paid)} when you confirm, and{' '}
        {terms.held === 0 ? 'nothing' : formatNaira(terms.held)} is held until cover ends.
      </span>
    </p>
  );
}
