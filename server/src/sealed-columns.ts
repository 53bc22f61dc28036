import type { SealedColumn } from './db/reseal-column.ts';
import { sealedAccountColumns } from './modules/accounts/index.ts';
import { sealedBankAccountColumns } from './modules/bank-accounts/index.ts';
import { sealedCardColumns } from './modules/funding/index.ts';
import { sealedListingColumns } from './modules/listings/index.ts';
import { sealedPushColumns } from './modules/notifications/index.ts';
import { sealedPayoutColumns } from './modules/payouts/index.ts';
import { sealedPurchaseColumns } from './modules/purchases/index.ts';
import { sealedSettingsColumns } from './modules/settings/index.ts';

/** Every column with sealed values. A test compares it with the database, so that a rotation forgets none. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedAccountColumns,
  ...sealedBankAccountColumns,
  ...sealedCardColumns,
  ...sealedListingColumns,
  ...sealedPayoutColumns,
  ...sealedPurchaseColumns,
  ...sealedSettingsColumns,
  ...sealedPushColumns,
];
