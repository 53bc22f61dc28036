import type { PendingActionKind } from '@oja/contract/admin-dashboard';
import { paths } from '@/config/paths';

/** What waits, in words, and where somebody does something about it. */
export const pendingWords: Readonly<Record<PendingActionKind, { label: string; to: string }>> = {
  disputes: { label: 'Disputes waiting for a decision', to: `${paths.admin.transactions}?dispute=any` },
  listings: { label: 'Listings waiting for review', to: `${paths.admin.listings}?status=pending` },
  reports: { label: 'Reports nobody has looked at', to: paths.admin.moderation },
  withdrawals: { label: 'Withdrawals to check', to: paths.admin.withdrawals },
  tickets: { label: 'Support answers that are late', to: `${paths.admin.support}?late=1` },
  applications: { label: 'Seller applications', to: paths.admin.applications },
  bank_accounts: { label: 'Bank accounts to compare', to: `${paths.admin.withdrawals}?view=accounts` },
  invariants: { label: 'Money invariants broken', to: `${paths.admin.withdrawals}?view=money` },
};
