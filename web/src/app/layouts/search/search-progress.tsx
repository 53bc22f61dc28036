import { Button } from '@/components/ui/button';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import type { SearchState } from '@/features/search/use-search';
import { failureSentence } from '@/lib/api/failure-sentence';

const shapes = ['w-40', 'w-56', 'w-32'];

/** Under the list: shapes until the first answer, the reason when there is none, a note when it is not whole. */
export function SearchProgress({ found }: { found: SearchState }) {
  if (found.phase === 'waiting' && found.groups.length === 0) {
    return (
      <LoadingRegion label="Searching" className="grid gap-1 px-2 pb-3">
        {shapes.map((width) => (
          <div key={width} className="flex items-center gap-2.5 px-2.5 py-1.5">
            <Skeleton className="size-8" />
            <div className="grid gap-1.5">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3 w-24" />
            </div>
          </div>
        ))}
      </LoadingRegion>
    );
  }
  if (found.phase === 'failed') {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-4 text-sm"
      >
        <p>{failureSentence(found.error, 'The search could not be completed.')}</p>
        <Button variant="outline" size="sm" onClick={found.retry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (found.phase === 'found' && !found.isComplete) {
    return (
      <p className="border-t px-5 py-3 text-muted-foreground text-sm">
        Not everything could be searched in time. More exact words find more.
      </p>
    );
  }
  return null;
}
