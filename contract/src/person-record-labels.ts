import { claimStatusLabels } from './cover-labels.ts';
import { staffStatusLabels } from './listing-labels.ts';
import type { PersonRecordKind } from './person-page.ts';
import { disputeStatusLabels, staffPurchaseStatusLabels } from './purchase-fields.ts';
import { reportStatusLabels } from './report-fields.ts';
import type { ReportOutcome } from './staff-report.ts';
import { ticketStatusLabels } from './ticket-fields.ts';
import { transactionStatusLabels } from './wallet.ts';
import { withdrawalStatusLabels } from './withdrawal-labels.ts';

/** The statuses in the lists of the page of a person, as staff read them. */

/** Why a session ended before its time. */
export const sessionEndReasons = [
  'signed_out',
  'signed_out_elsewhere',
  'password_changed',
  'two_factor_changed',
  'ended_by_staff',
  'role_changed',
  'suspended',
  'account_closed',
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

const sessionLabels: Readonly<Record<SessionEndReason | 'open' | 'expired', string>> = {
  open: 'Open',
  expired: 'Expired',
  signed_out: 'Signed out',
  signed_out_elsewhere: 'Signed out elsewhere',
  password_changed: 'Password changed',
  two_factor_changed: 'Two-factor sign-in changed',
  ended_by_staff: 'Ended by staff',
  role_changed: 'Role changed',
  suspended: 'Suspended',
  account_closed: 'Account closed',
};

const warningLabels: Readonly<Record<ReportOutcome | 'recall', string>> = {
  none: 'Nothing else',
  hide_listing: 'Listing hidden',
  take_down: 'Taken down',
  pause_selling: 'Selling paused',
  suspend_user: 'Suspended',
  warn_user: 'Warned',
  recall: 'Recall',
};

const destinationLabels = { active: 'Active', in_review: 'In review', card: 'Card' };

export const recordStatusLabels: Readonly<Record<PersonRecordKind, Readonly<Record<string, string>>>> = {
  wallet: transactionStatusLabels,
  withdrawals: withdrawalStatusLabels,
  destinations: destinationLabels,
  purchases: staffPurchaseStatusLabels,
  sales: staffPurchaseStatusLabels,
  listings: staffStatusLabels,
  disputes: disputeStatusLabels,
  claims: claimStatusLabels,
  tickets: ticketStatusLabels,
  reports_about: reportStatusLabels,
  reports_by: reportStatusLabels,
  message_reports: reportStatusLabels,
  warnings: warningLabels,
  sessions: sessionLabels,
  notes: {},
  audit: {},
};
