import { Card } from '@/components/ui/card';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { cardGridClasses } from './card-list';

const places = [1, 2, 3, 4, 5, 6];

export function DeskSkeletons() {
  return (
    <LoadingRegion label="Loading listings" className={cardGridClasses}>
      {places.map((place) => (
        <Card key={place} className="grid gap-4 p-4">
          <div className="flex gap-4">
            <Skeleton className="h-18 w-28" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-48 max-w-full" />
              <Skeleton className="h-4 w-24" />
            </div>
          </div>
          <Skeleton className="h-10 w-full" />
        </Card>
      ))}
    </LoadingRegion>
  );
}
