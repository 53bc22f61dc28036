import type { OwnReview } from '@oja/contract/reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChatArt } from '@/components/art/chat-art';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { PlatformMark } from '@/components/ui/platform-mark';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { receivedReviewsQuery } from '@/features/profile/api';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatDate } from '@/lib/dates';
import { SellerRating } from '@/shared/listings/listing-badges';
import { ReportLink } from '@/shared/reports/report-link';
import { ReviewStars } from '@/shared/reviews/rating';
import { RemovedReview } from '@/shared/reviews/removed-review';
import { ReplyForm } from '@/shared/reviews/reply-form';

export function ProfileReviews() {
  const query = useInfiniteQuery(receivedReviewsQuery);
  if (query.isPending) {
    return (
      <Card>
        <TableSkeleton rows={3} columns={2} />
      </Card>
    );
  }
  const [first] = query.data?.pages ?? [];
  if (query.data === undefined || first === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load reviews"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const reviews = query.data.pages.flatMap((page) => page.data);
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <Average term="As a seller" figures={first.as_seller} />
        <Average term="As a buyer" figures={first.as_buyer} />
      </dl>
      <Card>
        {reviews.length === 0 ? (
          <EmptyState
            art={<ChatArt />}
            title="No reviews yet"
            description="After a completed purchase both sides can review each other."
            headingLevel="h2"
          />
        ) : (
          <ul className="divide-y">
            {reviews.map((review) => (
              <ReviewRow key={review.id} review={review} />
            ))}
          </ul>
        )}
        <LoadMore query={query} failure="Older reviews could not be loaded." />
      </Card>
    </div>
  );
}

function Average({ term, figures }: { term: string; figures: { rating: number | null; reviews: number } }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="text-muted-foreground">{term}</dt>
      <dd>
        <SellerRating {...figures} />
      </dd>
    </div>
  );
}

function ReviewRow({ review }: { review: OwnReview }) {
  const { author, purchase, reply, taken_down: isDown } = review;
  return (
    <li className="flex gap-4 px-4 py-4 sm:px-5">
      <Avatar name={author.name} src={author.avatar} />
      <div className="grid min-w-0 flex-1 gap-1.5 text-sm">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-medium font-sans text-base tracking-normal">{author.name}</h2>
          {isDown ? null : <ReviewStars review={review} />}
          {isDown ? null : (
            <ReportLink
              type="review"
              targetId={review.id}
              ownerId={author.id}
              name={`by ${author.name}`}
              compact
              className="ml-auto"
            />
          )}
        </div>
        {/* The mark stands in the line, so that a long handle wraps behind it and not below it. */}
        <p className="wrap-anywhere text-muted-foreground">
          {review.by === 'buyer' ? 'Bought' : 'Sold'}{' '}
          <PlatformMark
            platform={review.platform}
            size="sm"
            labelled
            className="mx-0.5 inline-flex align-[-0.15em]"
          />{' '}
          {purchase.handle}, <span className="whitespace-nowrap">{purchase.reference}</span>,{' '}
          <span className="whitespace-nowrap">{formatDate(review.created_at)}</span>
        </p>
        {isDown ? <RemovedReview /> : <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>}
        {reply ? (
          <div className="border-l-2 pl-3">
            <p className="text-muted-foreground">Your answer of {formatDate(reply.created_at)}</p>
            <p className="whitespace-pre-line wrap-anywhere">{reply.text}</p>
          </div>
        ) : null}
        {review.actions.includes('reply') ? <ReplyForm reviewId={review.id} /> : null}
      </div>
    </li>
  );
}
