import { foldBalances } from './fold-balances.ts';

export {
  findLedgerFaults,
  type LedgerCheck,
  ledgerChecks,
  runLedgerChecks,
} from './find-ledger-faults.ts';
export {
  countEntries,
  findStatementLines,
  fundedWallets,
  type MonthTotal,
  readBalance,
  readBalanceSpans,
  readBalancesAt,
  readBalancesByKind,
  readLatestWalletLines,
  readMonthTotals,
  readStatement,
  readWalletBalances,
  type StatementLine,
  walletBalanceOf,
} from './ledger.queries.ts';
export { openWallet } from './open-wallet.ts';
export { BalanceTooLow, postTransfer, TransferContradicted } from './post-transfer.ts';
export { retryLowBalance } from './retry-low-balance.ts';
export { foldBalances };
export const ledgerJobs = [foldBalances];
