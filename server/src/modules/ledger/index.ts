import { foldBalances } from './fold-balances.ts';

export { findLedgerFaults } from './find-ledger-faults.ts';
export { readBalance, readStatement } from './ledger.queries.ts';
export { BalanceTooLow, postTransfer, TransferContradicted } from './post-transfer.ts';
export { foldBalances };
export const ledgerJobs = [foldBalances];
