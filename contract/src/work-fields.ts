import type { AccessRule } from './access.ts';

/** The work queue: what can wait for staff, on whom it waits, and how urgent it is. */

export const workKinds = [
  'dispute',
  'appeal',
  'claim',
  'chargeback',
  'withdrawal',
  'bank_account',
  'parked_payment',
  'listing',
  'application',
  'report',
  'ticket',
  'approval',
  'sanction',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Who sees the items of a kind: those who may decide them. A test compares it with the deciding calls. */
export const workAccess = {
  dispute: 'cases',
  appeal: 'cases',
  claim: 'cases',
  chargeback: 'money',
  withdrawal: 'money',
  bank_account: 'money',
  parked_payment: 'money',
  listing: 'listings',
  application: 'applications',
  report: 'reports',
  ticket: 'tickets',
  approval: 'approvals',
  sanction: 'suspensions',
} as const satisfies Record<WorkKind, AccessRule>;

export const workPriorities = ['urgent', 'high', 'normal', 'low'] as const;
export type WorkPriority = (typeof workPriorities)[number];

/** Whose move is next. */
export const workWaits = ['staff', 'buyer', 'seller', 'customer', 'gateway', 'other_work'] as const;
export type WorkWait = (typeof workWaits)[number];

/** Every sentence and form that names one of these figures is built from them. */
export const workTerms = {
  /** Overdue items are counted up to here per kind. */
  countedAtMost: 1_000,
  /** A browser that shows an item repeats its presence this often; without it the entry lapses. */
  presenceEverySeconds: 20,
  presenceLapsesSeconds: 45,
} as const;
