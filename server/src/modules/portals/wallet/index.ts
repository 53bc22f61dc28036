export { listHistory, listTransactions } from './list-transactions.ts';
export { readLatestMovements } from './read-latest-movements.ts';
export { searchMovements } from './search-movements.ts';
export { walletRoutes } from './wallet.routes.ts';
