import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { useOnline } from '@/lib/use-online';

type LoadingRegionProps = { label?: string; className?: string; children: ReactNode };

/**
 * Wraps skeletons: says to screen readers that something is loading, while the shapes stay silent. Without a network it
 * says to everybody why nothing comes. In a grid it never widens its column, which on a phone would zoom the whole page
 * out.
 */
export function LoadingRegion({ label = 'Loading', className, children }: LoadingRegionProps) {
  const isOnline = useOnline();
  return (
    <div role="status" aria-busy="true" className={cn('min-w-0', className)}>
      {isOnline ? (
        <span className="sr-only">{label}</span>
      ) : (
        <p className="col-span-full py-1 text-muted-foreground text-sm">
          Not on this device yet. It loads by itself when you are back online.
        </p>
      )}
      {children}
    </div>
  );
}
