export { countWork } from './count-work.queries.ts';
export { readBacklog } from './read-backlog.ts';
export { workRoutes } from './work.routes.ts';
