import { type ReportPriority, type ReportReason, reportPriorities } from '@oja/contract/report-fields';

/** The priority of one report by its reason. */
const priorityByReason: Record<ReportReason, ReportPriority> = {
  Spam: 'low',
  'Inappropriate Content': 'medium',
  'Fake followers/engagement': 'medium',
  'Scam/Fraud': 'high',
  Harassment: 'high',
  'Copyright Violation': 'medium',
  'False Information': 'medium',
  'Terms of Service Violation': 'medium',
  Other: 'low',
};

/** The steps by which it rises with the number of reporters. */
const raises = [
  { reporters: 10, steps: 3 },
  { reporters: 5, steps: 2 },
  { reporters: 3, steps: 1 },
] as const;

/** The priority with this many reporters of the same target. */
export function priorityFor(reason: ReportReason, reporters: number): ReportPriority {
  const steps = raises.find((row) => reporters >= row.reporters)?.steps ?? 0;
  const level = reportPriorities.indexOf(priorityByReason[reason]) + steps;
  return reportPriorities[Math.min(level, reportPriorities.length - 1)] ?? 'critical';
}

/** Repeated reports raise a priority; they never lower the one that staff set. */
export function isMoreUrgent(one: ReportPriority, other: ReportPriority): boolean {
  return reportPriorities.indexOf(one) > reportPriorities.indexOf(other);
}
