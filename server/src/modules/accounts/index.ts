export { accountJobs } from './account.jobs.ts';
export { accountRoutes } from './account.routes.ts';
export { registerAccount } from './register-account.ts';
export { createSessionCache, type SessionCache } from './session-cache.ts';
