export { adjustWallet } from './adjust-wallet.ts';
export { walletAdjustmentRoutes } from './adjustment.routes.ts';
export { adjustmentApproval } from './adjustment-approval.ts';
export { adjustmentChecks } from './adjustment-checks.ts';
