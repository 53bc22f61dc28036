import { hourMs } from '@oja/contract/durations';
import type { ReportPriority } from '@oja/contract/report-fields';
import type { WorkKind } from '@oja/contract/work-fields';

/**
 * How long staff may take, for kinds without a clock of their own. Disputes, claims, appeals, tickets and approvals have
 * one.
 */
export const workTimesMs = {
  listing: 24 * hourMs,
  application: 48 * hourMs,
  withdrawal: 4 * hourMs,
  bank_account: 24 * hourMs,
  parked_payment: 24 * hourMs,
  sanction: 48 * hourMs,
} as const satisfies Partial<Record<WorkKind, number>>;

export const reportTimesMs: Readonly<Record<ReportPriority, number>> = {
  critical: 4 * hourMs,
  high: 12 * hourMs,
  medium: 24 * hourMs,
  low: 72 * hourMs,
};
