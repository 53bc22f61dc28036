import { recordBacklog } from './record-backlog.ts';

export { type KindBacklog, readBacklog, readBacklogWeeks } from './backlog.queries.ts';
export { countWork } from './count-work.queries.ts';
export { workRoutes } from './work.routes.ts';
export { recordBacklog };
export const workQueueJobs = [recordBacklog];
