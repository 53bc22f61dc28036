export { saleApproval } from './add-transaction.ts';
export { cancellationApproval, cancelTransaction } from './cancel-transaction.ts';
export { searchDisputes, searchTransactions } from './search-transactions.ts';
export { transactionRoutes } from './transaction.routes.ts';
