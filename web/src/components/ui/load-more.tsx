import { Button } from './button';

type LoadMoreProps = {
  /** An infinite query, or what looks like one. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  failure: string;
};

/** The end of a list that is read page by page; gone when all of it is there. */
export function LoadMore({ query, failure }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 border-t p-3">
      {query.isFetchNextPageError ? (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      ) : null}
      <Button
        variant="ghost"
        size="sm"
        busy={query.isFetchingNextPage}
        busyLabel="Loading..."
        onClick={() => query.fetchNextPage()}
      >
        {query.isFetchNextPageError ? 'Try Again' : 'Load more'}
      </Button>
    </div>
  );
}
