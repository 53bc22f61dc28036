import { endDueSanctions } from './end-due-sanctions.ts';

export { openAppeal } from './open-appeal.ts';
export { sanctionRoutes } from './sanction.routes.ts';
export { sanctionWork } from './sanction-work.queries.ts';
export { standingRoutes } from './standing.routes.ts';
export { endDueSanctions };
export const sanctionJobs = [endDueSanctions];
