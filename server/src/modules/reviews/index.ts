import { publishReviews } from './review.jobs.ts';

export { reviewRoutes } from './review.routes.ts';
export { publishReviews };
export const reviewJobs = [publishReviews];
