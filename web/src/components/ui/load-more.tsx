import { cn } from '@/lib/class-names';
import { Button } from './button';

type LoadMoreProps = {
  /** An infinite query, or what looks like one. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  label?: string;
  failure: string;
  /** The last row of a list in a frame, or the end of a section of a page. */
  place?: keyof typeof places;
};

const places = {
  row: { frame: 'border-t p-3', button: { variant: 'ghost', size: 'sm' } },
  section: { frame: 'mt-8', button: { variant: 'outline' } },
} as const;

/** The end of a list that is read page by page; gone when all of it is there. */
export function LoadMore({ query, label = 'Load more', failure, place = 'row' }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  const { frame, button } = places[place];
  return (
    <div className={cn('grid justify-items-center gap-2', frame)}>
      {query.isFetchNextPageError ? (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      ) : null}
      <Button
        {...button}
        busy={query.isFetchingNextPage}
        busyLabel="Loading..."
        onClick={() => query.fetchNextPage()}
      >
        {query.isFetchNextPageError ? 'Try Again' : label}
      </Button>
    </div>
  );
}
