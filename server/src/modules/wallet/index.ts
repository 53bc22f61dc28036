export { listHistory, referenceOf } from './list-transactions.ts';
export { readLatestMovements } from './read-latest-movements.ts';
export { walletRoutes } from './wallet.routes.ts';
export { findWalletBusiness } from './wallet-business.ts';
