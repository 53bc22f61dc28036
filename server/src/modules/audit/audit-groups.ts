import type { AuditGroup } from '@oja/contract/audit-log';

/** Which nouns of the log belong together for somebody who looks for something. */
export const nounsOfGroup: Readonly<Record<AuditGroup, readonly string[]>> = {
  people: ['user', 'users', 'session'],
  deals: ['transaction', 'transactions', 'purchase', 'dispute'],
  money: ['withdrawal', 'payouts', 'ledger', 'alert'],
  listings: ['listing', 'listings'],
  selling: ['plan', 'application'],
  moderation: ['report', 'review', 'conversation'],
  support: ['ticket', 'canned_reply'],
  settings: ['settings', 'webhook', 'audit_log'],
};
