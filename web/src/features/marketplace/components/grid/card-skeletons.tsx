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
        <Card key={place} className="overflow-hidden" data-skeleton-card="">
          <Skeleton className="aspect-listing rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="mt-3 h-10 w-full" />
          </div>
        </Card>
      ))}
    </LoadingRegion>
  );
}
