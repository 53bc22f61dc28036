import { Card } from '@/components/ui/card';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';

const cards = [1, 2, 3] as const;

export function PlanSkeletons() {
  return (
    <LoadingRegion label="Loading plans" className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
      {cards.map((card) => (
        <Card key={card} className="grid gap-4 p-6">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-9 w-36" />
          <Skeleton className="h-9 w-full" />
          <div className="grid gap-2.5 py-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <Skeleton className="h-10 w-full" />
        </Card>
      ))}
    </LoadingRegion>
  );
}
