export { readPlanInForce, readPlanMinimumCover } from './handover-plan.queries.ts';
export { handoverPlanRoutes } from './handover-plan.routes.ts';
export { handoverPlanApproval } from './handover-plan-approval.ts';
