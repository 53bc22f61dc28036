export { walletRoutes } from './wallet.routes.ts';
export { findWalletBusiness } from './wallet-business.ts';
