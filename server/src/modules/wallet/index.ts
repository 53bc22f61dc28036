export { listHistory } from './list-transactions.ts';
export { walletRoutes } from './wallet.routes.ts';
export { findWalletBusiness } from './wallet-business.ts';
