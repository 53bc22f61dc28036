import { lazy, Suspense, useRef, useState } from 'react';
import { useNearViewport } from '@/lib/use-near-viewport';

/** Without it the page is still whole, so a failed load shows nothing instead of an error. */
const NewestGrid = lazy(() =>
  import('./newest-grid').then(
    (module) => ({ default: module.NewestGrid }),
    () => ({ default: () => null }),
  ),
);

/** What is on sale right now. Code and listings are fetched when somebody comes near, never with the first load. */
export function NewestListings() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useNearViewport(place, () => setNear(true));
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={null}>
          <NewestGrid />
        </Suspense>
      ) : null}
    </div>
  );
}
