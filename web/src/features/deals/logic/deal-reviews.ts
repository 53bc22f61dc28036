import type { OwnReview } from '@oja/contract/reviews';

/** What the two sides of one deal wrote, as far as this person may read it. */
export interface ReviewPair {
  written: OwnReview | undefined;
  received: OwnReview | undefined;
}

export function reviewsOf(
  purchaseId: string,
  lists: { written: readonly OwnReview[] | undefined; received: readonly OwnReview[] | undefined },
): ReviewPair {
  const about = ({ purchase }: OwnReview) => purchase.id === purchaseId;
  return { written: lists.written?.find(about), received: lists.received?.find(about) };
}

export const blindRule =
  'Neither side reads the review of the other before both have written one, or seven days have passed.';

export const starWords = ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'] as const;
