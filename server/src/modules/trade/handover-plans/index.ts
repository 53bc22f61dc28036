export { readPlanInForce } from './handover-plan.queries.ts';
export { handoverPlanRoutes } from './handover-plan.routes.ts';
