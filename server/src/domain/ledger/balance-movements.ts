import type { BalanceMovementKind } from '@oja/contract/gateway-balance';
import type { PlatformAccountKind } from './chart-of-accounts.ts';

/** Between which of our accounts the money goes when the balance at Paystack changes without a withdrawal. */
export const balanceMovements: Readonly<
  Record<BalanceMovementKind, { from: PlatformAccountKind; to: PlatformAccountKind }>
> = {
  topup: { from: 'bank', to: 'paystack_balance' },
  kept: { from: 'paystack_unsettled', to: 'paystack_balance' },
  drawn: { from: 'paystack_balance', to: 'bank' },
  refunded: { from: 'paystack_balance', to: 'paystack_unsettled' },
  charged: { from: 'paystack_balance', to: 'psp_fees' },
  credited: { from: 'psp_fees', to: 'paystack_balance' },
};
