import { publishReviews } from './review.jobs.ts';

export { findReportedReview } from './find-reported-review.ts';
export { isReviewDown, moderateReview } from './moderate-review.ts';
export { replyToReview } from './reply-to-review.ts';
export { reviewRoutes } from './review.routes.ts';
export { writeReview } from './write-review.ts';
export { publishReviews };
export const reviewJobs = [publishReviews];
