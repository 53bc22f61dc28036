import type { AuditGroup, AuditPeriod } from '@oja/contract/audit-log';

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
