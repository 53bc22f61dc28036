export { accountLabel } from './announce-account.ts';
export { removeAccount, removeAllBankAccounts } from './arrange-bank-accounts.ts';
export { presentBankAccount } from './bank-account.presenter.ts';
export { findOwnAccounts } from './bank-account.queries.ts';
export { bankAccountRoutes } from './bank-account.routes.ts';
export {
  type BankAccountRow,
  shareAccount,
  shareAccountByNumber,
  shareOwnAccount,
} from './bank-account.store.ts';
export { bankAccountWork } from './bank-account-work.queries.ts';
export { allFingerprints, checkAccount } from './check-account.ts';
export { compareHolders } from './compare-holders.ts';
export { replaceAccount } from './link-account.ts';
export { linkBankAccount } from './link-bank-account.ts';
export { missingDestination, mobileAccount } from './link-mobile-wallet.ts';
export { holderOf, matchHolder } from './match-holder.ts';
export { type LockedOwner, lockOwner, readPayoutName, shareOwner } from './owner.store.ts';
export { recomputeFingerprints } from './recompute-fingerprints.ts';
export { sealedBankAccountColumns } from './sealed-columns.ts';
