import type { SealedColumn } from '../db/reseal-column.ts';
import { sealedBankAccountColumns } from '../modules/money/bank-accounts/index.ts';
import { sealedCardColumns } from '../modules/money/funding/index.ts';
import { sealedPayoutColumns } from '../modules/money/payouts/index.ts';
import { sealedAccountColumns } from '../modules/people/accounts/index.ts';
import { sealedPushColumns } from '../modules/platform/notifications/index.ts';
import { sealedSettingsColumns } from '../modules/platform/settings/index.ts';
import { sealedHandoverColumns } from '../modules/trade/handover/index.ts';
import { sealedListingColumns } from '../modules/trade/listings/index.ts';
import { sealedPurchaseColumns } from '../modules/trade/purchases/index.ts';

/** Every column with sealed values. A test compares it with the database, so that a key rotation misses none. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedAccountColumns,
  ...sealedBankAccountColumns,
  ...sealedCardColumns,
  ...sealedHandoverColumns,
  ...sealedListingColumns,
  ...sealedPayoutColumns,
  ...sealedPurchaseColumns,
  ...sealedSettingsColumns,
  ...sealedPushColumns,
];
