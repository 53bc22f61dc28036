import { Card } from '@/components/ui/card';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';

/** Four placeholder cards while the purchases load. */
export function PurchaseSkeletons({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} className="grid grid-cols-1 gap-4">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Card key={key} className="grid grid-cols-1 gap-5 p-5">
          <div className="flex items-start gap-4">
            <Skeleton className="h-18 w-28 shrink-0" />
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-3">
              <Skeleton className="h-6 w-48 max-w-full" />
              <Skeleton className="h-4 w-64 max-w-full" />
            </div>
          </div>
          <div className="grid gap-3 sm:grid-cols-2">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="h-20" />
        </Card>
      ))}
    </LoadingRegion>
  );
}
