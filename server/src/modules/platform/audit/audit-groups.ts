import type { AuditGroup } from '@oja/contract/audit-log';

/** The subjects of the log by group, for the filter. */
export const nounsOfGroup: Readonly<Record<AuditGroup, readonly string[]>> = {
  people: ['user', 'users', 'session', 'failed_sign_ins', 'staff_sessions', 'two_factor', 'reveals'],
  deals: ['transaction', 'transactions', 'purchase', 'dispute', 'claim'],
  money: [
    'withdrawal',
    'withdrawals',
    'payouts',
    'ledger',
    'alert',
    'bank_account',
    'parked_payment',
    'parked_payments',
    'chargeback',
    'comparison',
    'settlement',
    'balance_movement',
    'approval',
    'wallet',
  ],
  listings: ['listing', 'listings'],
  selling: ['plan', 'plans', 'application', 'applications'],
  moderation: ['report', 'reports', 'review', 'message', 'conversation'],
  support: ['ticket', 'tickets', 'canned_reply', 'work'],
  settings: [
    'settings',
    'handover_plan',
    'risk_rule',
    'webhook',
    'webhook_deliveries',
    'audit_log',
    'operator_figures',
  ],
};
