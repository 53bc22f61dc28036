import { lazy, Suspense } from 'react';
import { cn } from '@/lib/class-names';
import { type ToastRecord, useToasts } from './toast';

const loadCard = () => import('./toast-card');
const ToastCard = lazy(async () => ({ default: (await loadCard()).ToastCard }));

/** Fetches the drawing code ahead of the first toast, so that a lost connection can still be announced. */
export function prepareToasts(): void {
  // A failed fetch is tried again by the first toast itself.
  loadCard().catch(() => undefined);
}

/**
 * The toasts, one at a time: failures in an assertive live region, the rest in a polite one. Both regions are rendered
 * from the start, because a screen reader announces only changes in a region it already knows, and because an open
 * modal hides everything else from it. The card is loaded with the first toast, or ahead of it by prepareToasts; the
 * public pages do without it.
 *
 * Toasts are at the lower right, where an open dialog has its buttons; beside a dialog they move to the lower left, and
 * without space beside it to the top, clear of its close button, or below its header (use-toast-place.ts).
 */
export function ToastHost() {
  const toasts = useToasts();
  const isFailure = ({ variant }: ToastRecord) => variant === 'destructive';
  return (
    <section
      // Named, and so a landmark, only while there is something to go to.
      aria-label={toasts.some(({ open }) => open) ? 'Notifications (F8)' : undefined}
      className={cn(
        'pointer-events-none fixed right-0 bottom-[calc(var(--bottom-bar)+var(--buy-bar))] z-100 w-full max-w-md p-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
        'lg:modal:right-auto lg:modal:left-0 max-lg:modal:right-auto max-lg:modal:bottom-auto max-lg:modal:left-0 max-lg:modal:top-(--toast-top) max-lg:modal:pr-(--toast-right)',
      )}
    >
      <div role="alert" aria-live="assertive" aria-atomic="true">
        <Cards records={toasts.filter(isFailure)} />
      </div>
      <div role="status" aria-live="polite" aria-atomic="true">
        <Cards records={toasts.filter((record) => !isFailure(record))} />
      </div>
    </section>
  );
}

function Cards({ records }: { records: readonly ToastRecord[] }) {
  return (
    <Suspense fallback={null}>
      {records.map((record) => (
        <ToastCard key={record.id} record={record} />
      ))}
    </Suspense>
  );
}
