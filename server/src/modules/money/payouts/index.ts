import { pollWithdrawals, sendWithdrawal } from './payout.jobs.ts';
import { sendHeldWithdrawals } from './payout-holds.ts';
import { sendFrozenWithdrawals } from './resume-payouts.ts';

export { advanceWithdrawal } from './advance-withdrawal.ts';
export { cancelWithdrawal } from './cancel-withdrawal.ts';
export { confirmTransfer } from './confirm-transfer.ts';
export { freezeByStaff, freezePayouts, readFreeze } from './freeze-payouts.ts';
export { sealedPayoutColumns } from './mobile-target.ts';
export { payoutRoutes } from './payout.routes.ts';
export { payoutChecks } from './payout-checks.ts';
export { liftHold, placeHold } from './payout-holds.ts';
export { requestWithdrawal } from './request-withdrawal.ts';
export { resumeByStaff } from './resume-payouts.ts';
export { withdrawalSearch } from './search-withdrawals.ts';
export { findOpenAmong, readOpenWithdrawals } from './withdrawal.queries.ts';
export { withdrawalWork } from './withdrawal-work.queries.ts';
export { pollWithdrawals };
export const payoutJobs = [pollWithdrawals, sendFrozenWithdrawals, sendHeldWithdrawals, sendWithdrawal];
