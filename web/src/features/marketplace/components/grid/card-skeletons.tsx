import { Card } from '@/components/ui/card';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';

/** The same for cards and for the shapes that stand in for them. */
export const gridClasses = 'grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';

/** Six of them, as specified. */
const places = [1, 2, 3, 4, 5, 6];

export function CardSkeletons() {
  return (
    <LoadingRegion label="Loading listings" className={gridClasses}>
      {places.map((place) => (
        <Card
          key={place}
          className="overflow-hidden max-sm:grid max-sm:grid-cols-[7rem_1fr]"
          data-skeleton-card=""
        >
          <Skeleton className="aspect-listing rounded-none max-sm:m-3 max-sm:mr-0 max-sm:aspect-square max-sm:self-start max-sm:rounded-md" />
          <div className="grid content-start gap-3 p-4 max-sm:gap-2 max-sm:p-3">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="mt-3 h-10 w-full max-sm:mt-1" />
          </div>
        </Card>
      ))}
    </LoadingRegion>
  );
}
