import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

type LoadingRegionProps = { label?: string; className?: string; children: ReactNode };

/**
 * Wraps skeletons: says to screen readers that something is loading, while the shapes stay silent. In a grid it never
 * widens its column, which on a phone would zoom the whole page out.
 */
export function LoadingRegion({ label = 'Loading', className, children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" className={cn('min-w-0', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
