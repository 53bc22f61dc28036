import { lazy, Suspense, useRef, useState } from 'react';
import { useNearViewport } from '@/lib/use-near-viewport';

/** Without it the page is still whole, so a failed load shows nothing instead of an error. */
const NewestGrid = lazy(() =>
  import('@/features/public-market/components/newest-grid').then(
    (module) => ({ default: module.NewestGrid }),
    () => ({ default: () => null }),
  ),
);

/** The newest listings. Code and data are fetched when the section nears the viewport, never with the first load. */
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
