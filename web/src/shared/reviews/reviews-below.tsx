import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNearViewport } from '@/lib/use-near-viewport';
import type { SellerReviewsProps } from './seller-reviews';

/** Without them the page is still whole, so a failed load shows nothing instead of an error. */
const SellerReviews = lazy(() =>
  import('./seller-reviews').then(
    (module) => ({ default: module.SellerReviews }),
    () => ({ default: () => null }),
  ),
);

/** The reviews of a seller. Code and data are fetched when their place nears the viewport, never with the first load. */
export function ReviewsBelow(props: SellerReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useNearViewport(place, () => setNear(true));
  const [search] = useSearchParams();
  // A guest who wanted to report one of them comes back from the sign-in; its dialog opens with them.
  const isReporting = search.has('report');
  useEffect(() => {
    if (isReporting) setNear(true);
  }, [isReporting]);
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={null}>
          <SellerReviews {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
