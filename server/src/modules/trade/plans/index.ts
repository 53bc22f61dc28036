import { settlePeriods } from './plan.jobs.ts';

export { choosePlan } from './choose-plan.ts';
export { lockListingAllowance } from './lock-listing-allowance.ts';
export { planRoutes } from './plan.routes.ts';
export { createPlan } from './save-plan.ts';
export { settlePeriods };
export const planJobs = [settlePeriods];
