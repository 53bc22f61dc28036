import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';

/** A list of movements that has not arrived yet, in the measures of its rows. */
export function MovementSkeletons({ count = 5 }: { count?: number }) {
  return (
    <LoadingRegion label="Loading transactions" className="divide-y">
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <div key={row} className="flex items-center gap-2.5 px-4 py-3.5 sm:gap-4 sm:px-5">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-48 max-w-full" />
            <Skeleton className="h-4 w-32 max-w-full" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </LoadingRegion>
  );
}
