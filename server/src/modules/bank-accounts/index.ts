export { findOwnAccount } from './bank-account.queries.ts';
export { bankAccountRoutes } from './bank-account.routes.ts';
export { linkBankAccount } from './link-bank-account.ts';
export { resolveAccount } from './resolve-account.ts';
export { restateFingerprints } from './restate-fingerprints.ts';
export { sealedBankAccountColumns } from './sealed-columns.ts';
