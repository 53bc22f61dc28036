export { readBacklog } from './read-backlog.ts';
export { workRoutes } from './work.routes.ts';
