import { LoadingRegion } from './loading-region';
import { Skeleton } from './skeleton';

type TableSkeletonProps = { rows: number; columns: number };

/** A table that has not arrived yet, in the measures of Table. */
export function TableSkeleton({ rows, columns }: TableSkeletonProps) {
  return (
    <LoadingRegion className="divide-y overflow-hidden">
      {numbered(rows).map((row) => (
        <div key={row} className="flex h-13 items-center gap-6 px-4">
          {numbered(columns).map((column) => (
            <Skeleton key={column} className={column === 0 ? 'h-4 flex-[2]' : 'h-4 flex-1'} />
          ))}
        </div>
      ))}
    </LoadingRegion>
  );
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
