import { settlePeriods } from './plan.jobs.ts';

export { choosePlan } from './choose-plan.ts';
export { lockUploadAllowance } from './lock-upload-allowance.ts';
export { planRoutes } from './plan.routes.ts';
export { createPlan } from './save-plan.ts';
export { settlePeriods };
export const planJobs = [settlePeriods];
