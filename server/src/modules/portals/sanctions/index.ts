import { endDueSanctions } from './end-due-sanctions.ts';

export { sanctionRoutes } from './sanction.routes.ts';
export { endDueSanctions };
export const sanctionJobs = [endDueSanctions];
