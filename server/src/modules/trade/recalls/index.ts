import { followRecallsJob, resumeSelling } from './follow-recalls.ts';

export { readRecalls, recordRecall } from './recall.store.ts';
export { requireMaySell } from './require-may-sell.ts';
export { resumeSelling };
export const recallJobs = [followRecallsJob, resumeSelling];
