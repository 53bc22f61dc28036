import type { OwnReview } from '@oja/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { ReportLink } from '@/shared/reports/report-link';
import { ReviewStars } from '@/shared/reviews/rating';
import { RemovedReview } from '@/shared/reviews/removed-review';
import { ReplyForm } from '@/shared/reviews/reply-form';
import { purchaseReviewQuery } from '../../api';

/** The reviews of both sides about each other; renders nothing if there are none. */
export function PurchaseReviews({ purchaseId }: { purchaseId: string }) {
  const written = useQuery(purchaseReviewQuery('written', purchaseId)).data;
  const received = useQuery(purchaseReviewQuery('received', purchaseId)).data;
  if (!written && !received) return null;
  return (
    <div className="grid gap-4 border-t pt-4 md:grid-cols-2">
      {written ? <ReviewText review={written} title="Your review" /> : null}
      {received ? <ReviewText review={received} title={`Review by ${received.author.name}`} /> : null}
    </div>
  );
}

function ReviewText({ review, title }: { review: OwnReview; title: string }) {
  const isDown = review.taken_down;
  return (
    <div className="grid min-w-0 content-start gap-1.5 text-sm">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{title}</span>
          {isDown ? null : <ReviewStars review={review} />}
          <span className="text-muted-foreground">{formatDate(review.created_at)}</span>
        </p>
        {isDown ? null : (
          <ReportLink
            type="review"
            targetId={review.id}
            ownerId={review.author.id}
            name={`by ${review.author.name}`}
            compact
            className="-my-1.5"
          />
        )}
      </div>
      {isDown ? <RemovedReview /> : <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>}
      {review.published_at === null ? (
        <p className="flex items-start gap-1.5 text-muted-foreground">
          <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Only you see it until both have written, at the latest on {formatDate(review.visible_from)}.
        </p>
      ) : null}
      {review.reply ? (
        <div className="border-l-2 pl-3">
          <p className="text-muted-foreground">Answer of {formatDate(review.reply.created_at)}</p>
          <p className="whitespace-pre-line wrap-anywhere">{review.reply.text}</p>
        </div>
      ) : null}
      {review.actions.includes('reply') ? <ReplyForm reviewId={review.id} /> : null}
    </div>
  );
}
