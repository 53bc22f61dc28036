import { foldBalances } from './fold-balances.ts';

export { findLedgerFaults, type LedgerCheck, type LedgerFault, ledgerChecks } from './find-ledger-faults.ts';
export { readBalance, readStatement, type StatementLine } from './ledger.queries.ts';
export { BalanceTooLow, type PostedTransfer, postTransfer, TransferContradicted } from './post-transfer.ts';
export { foldBalances };
export const ledgerJobs = [foldBalances];
