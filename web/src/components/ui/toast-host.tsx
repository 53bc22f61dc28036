import { lazy, Suspense, useEffect } from 'react';
import { useToasts } from './use-toast';

const loadToaster = () => import('./toaster');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

type ToastHostProps = {
  /** Fetches the drawing code ahead of the first toast, so that a lost connection can still be announced. */
  eager: boolean;
};

/** Keeps the toast code out of the first load of the landing page: it comes with the first toast or when eager. */
export function ToastHost({ eager }: ToastHostProps) {
  const isNeeded = useToasts().length > 0;
  useEffect(() => {
    // A failed fetch is tried again by the first toast itself.
    if (eager) loadToaster().catch(() => undefined);
  }, [eager]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
