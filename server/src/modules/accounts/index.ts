export { accountJobs } from './account.jobs.ts';
export { accountRoutes } from './account.routes.ts';
export { accountChanged, changeAccount } from './change-account.ts';
export type { StaffMember } from './change-other-account.ts';
export { registerAccount } from './register-account.ts';
export { endSelling, makeSeller, makeVerifiedSeller } from './seller-role.ts';
export { createSessionCache, type SessionCache } from './session-cache.ts';
export { suspendUser, unsuspendUser } from './suspend-user.ts';
export { sealedAccountColumns } from './two-factor-codes.ts';
