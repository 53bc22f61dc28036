import { savedSearchTerms } from '@oja/contract/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { failureSentence } from '@/lib/api/failure-sentence';
import { savedSearchesQuery } from '@/shared/saved-searches/api';
import { readNewSearch } from '@/shared/saved-searches/new-search-address';
import { SaveSearchDialog } from '@/shared/saved-searches/save-search-dialog';
import { SearchCard } from '../components/search-card';

export function Component() {
  const [query, setQuery] = useSearchParams();
  const filter = readNewSearch(query);
  return (
    <div className="grid gap-6">
      <title>Saved searches · Oja</title>
      <PageHeader
        title="Saved searches"
        description={`Searches of the market that you keep, ${savedSearchTerms.atMost} at most. We tell you once about each new account that matches.`}
        actions={
          <Button asChild variant="outline">
            <Link to={paths.dashboard.marketplace}>Marketplace</Link>
          </Button>
        }
      />
      <SearchList />
      {filter === undefined ? null : (
        <SaveSearchDialog
          key={JSON.stringify(filter)}
          filter={filter}
          open
          inAddress
          onOpenChange={() => setQuery({}, { replace: true, preventScrollReset: true })}
        />
      )}
    </div>
  );
}

function SearchList() {
  const query = useQuery(savedSearchesQuery);
  if (query.isPending) return <SearchSkeletons />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Could not fetch saved searches"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const { data: searches, mails } = query.data;
  if (searches.length === 0) return <NoSearches />;
  return (
    <section aria-label="Saved searches" className="grid gap-4">
      {mails ? null : <MailsAreOff />}
      {searches.map((search) => (
        <SearchCard key={search.id} search={search} />
      ))}
    </section>
  );
}

function MailsAreOff() {
  return (
    <Notice>
      <p>
        Alerts reach you under the bell only: their mails are switched off.{' '}
        <Link to={`${paths.dashboard.settings}#notifications`} className="font-medium underline">
          Notification settings
        </Link>
      </p>
    </Notice>
  );
}

function NoSearches() {
  return (
    <Card>
      <EmptyState
        art={<NoResultsArt />}
        title="No saved searches yet"
        description="Narrow the marketplace down to what you look for, then press “Save this search”."
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={paths.dashboard.marketplace}>Go to the marketplace</Link>
          </Button>
        }
      />
    </Card>
  );
}

function SearchSkeletons() {
  return (
    <LoadingRegion label="Loading saved searches" className="grid gap-4">
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} className="grid gap-4 p-5">
          <Skeleton className="h-6 w-56 max-w-full" />
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-10 w-64 max-w-full" />
        </Card>
      ))}
    </LoadingRegion>
  );
}
