export { cancelTransaction } from './cancel-transaction.ts';
export { transactionRoutes } from './transaction.routes.ts';
