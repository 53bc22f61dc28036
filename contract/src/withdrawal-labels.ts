import type { WithdrawalStatus } from './payouts.ts';

export const withdrawalStatusLabels: Readonly<Record<WithdrawalStatus, string>> = {
  requested: 'Requested',
  sending: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
