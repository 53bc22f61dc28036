import type { ReactNode } from 'react';

type LoadingRegionProps = { label?: string; className?: string; children: ReactNode };

/** Wraps skeletons: says to screen readers that something is loading, while the shapes stay silent. */
export function LoadingRegion({ label = 'Loading', className, children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
