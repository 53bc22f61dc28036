import { roleLabels } from '@oja/contract/access';
import { userStatusLabels } from '@oja/contract/accounts';
import type { AuditGroup, AuditPeriod } from '@oja/contract/audit-log';
import { claimStatusLabels } from '@oja/contract/cover-labels';
import { platformLabels, staffStatusLabels } from '@oja/contract/listing-labels';
import { disputeStatusLabels, staffPurchaseStatusLabels } from '@oja/contract/purchase-fields';
import { reportStatusLabels } from '@oja/contract/report-fields';
import { ticketCategoryLabels, ticketPriorityLabels, ticketStatusLabels } from '@oja/contract/ticket-fields';
import { withdrawalStatusLabels } from '@oja/contract/withdrawal-labels';

export const groupLabels: Record<AuditGroup, string> = {
  people: 'Users and sessions',
  deals: 'Transactions and disputes',
  money: 'Money and payouts',
  listings: 'Listings',
  selling: 'Plans and applications',
  moderation: 'Moderation',
  support: 'Support',
  settings: 'Settings and audit log',
};

export const periodLabels: Record<AuditPeriod, string> = {
  '1d': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
};

type Labels = Readonly<Record<string, string>>;

/** What the field `status` means, by the kind of the subject. */
export const statusLabels: Readonly<Record<string, Labels>> = {
  user: userStatusLabels,
  listing: staffStatusLabels,
  purchase: staffPurchaseStatusLabels,
  dispute: disputeStatusLabels,
  claim: claimStatusLabels,
  withdrawal: withdrawalStatusLabels,
  report: reportStatusLabels,
  ticket: ticketStatusLabels,
};

/** Fields whose values mean the same in every entry. */
export const fieldValueLabels: Readonly<Record<string, Labels>> = {
  role: roleLabels,
  platform: platformLabels,
  category: ticketCategoryLabels,
  priority: { ...ticketPriorityLabels, critical: 'Critical' },
};
