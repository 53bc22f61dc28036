import type { EnvelopeOf } from '@oja/contract/endpoint';
import type { Review, reviewEndpoints } from '@oja/contract/reviews';
import { useEffect } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { LoadMore } from '@/components/ui/load-more';
import { platformLabel } from '@/components/ui/platform-mark';
import { readPublic } from '@/lib/api/read-public';
import { formatDate } from '@/lib/dates';
import { useMorePages } from '@/lib/use-more-pages';
import { ReportLink } from '@/shared/reports/report-link';
import { RatingFigures, ReviewStars } from './rating';
import { RemovedReview } from './removed-review';

type Page = EnvelopeOf<typeof reviewEndpoints.listSellerReviews>;
export type SellerReviewsProps = {
  sellerId: string;
  /** The page size. */
  pageSize?: number;
  className?: string;
};

/**
 * The reviews of a seller, for public pages. They are not essential to such a page, so they
 * are fetched afterwards, and left out if there are none or the request fails.
 */
export function SellerReviews({ sellerId, pageSize = 6, className }: SellerReviewsProps) {
  const { pages, setPages, query } = useMorePages<Page>([], (cursor) =>
    readReviews({ sellerId, pageSize, cursor }),
  );

  useEffect(() => {
    const stop = new AbortController();
    readReviews({ sellerId, pageSize, cursor: null, signal: stop.signal }).then(
      (first) => setPages([first]),
      () => setPages([]),
    );
    return () => stop.abort();
  }, [sellerId, pageSize, setPages]);

  const [first] = pages;
  if (first === undefined || first.data.length === 0) return null;
  return (
    <section aria-labelledby="seller-reviews" className={className}>
      <h2 id="seller-reviews" className="font-semibold text-2xl">
        What buyers say
      </h2>
      {first.reviews > 0 ? (
        <RatingFigures rating={first.rating} reviews={first.reviews} stars={first.stars} />
      ) : null}
      <ul className="mt-6 grid gap-5 md:grid-cols-2">
        {pages
          .flatMap(({ data }) => data)
          .map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
      </ul>
      <LoadMore
        query={query}
        label="More reviews"
        failure="More reviews could not be loaded."
        place="section"
      />
    </section>
  );
}

type Reading = { sellerId: string; pageSize: number; cursor: string | null; signal?: AbortSignal };

function readReviews({ sellerId, pageSize, cursor, signal }: Reading): Promise<Page> {
  const query = new URLSearchParams({ limit: String(pageSize), ...(cursor ? { cursor } : {}) });
  const path = `/sellers/${encodeURIComponent(sellerId)}/reviews?${query}`;
  return readPublic<typeof reviewEndpoints.listSellerReviews>(path, signal);
}

function ReviewItem({ review }: { review: Review }) {
  const { author, taken_down: isDown } = review;
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-lg border bg-card p-5 text-sm">
      <div className="flex items-start gap-3">
        <Avatar name={author.name} src={author.avatar} size="sm" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{author.name}</p>
          <p className="truncate text-muted-foreground">
            {platformLabel(review.platform)} · {formatDate(review.created_at)}
          </p>
        </div>
        {isDown ? null : (
          <ReportLink
            type="review"
            targetId={review.id}
            ownerId={author.id}
            name={`by ${author.name}`}
            compact
            className="-mt-1 -mr-2"
          />
        )}
      </div>
      {isDown ? (
        <RemovedReview />
      ) : (
        <>
          <ReviewStars review={review} />
          <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>
        </>
      )}
      {review.reply ? (
        <div className="border-l-2 pl-3">
          <p className="text-muted-foreground">Answer of the seller</p>
          <p className="whitespace-pre-line wrap-anywhere">{review.reply.text}</p>
        </div>
      ) : null}
    </li>
  );
}
