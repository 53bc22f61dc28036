import { type ReportPriority, type ReportReason, reportPriorities } from '@oja/contract/report-fields';

/** How urgent one report is by what it says. */
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

/** How many steps it rises when so many different people report the same thing. */
const raises = [
  { reporters: 10, steps: 3 },
  { reporters: 5, steps: 2 },
  { reporters: 3, steps: 1 },
] as const;

/** What a report is worth when this many people reported the same thing. */
export function priorityFor(reason: ReportReason, reporters: number): ReportPriority {
  const steps = raises.find((row) => reporters >= row.reporters)?.steps ?? 0;
  const level = reportPriorities.indexOf(priorityByReason[reason]) + steps;
  return reportPriorities[Math.min(level, reportPriorities.length - 1)] ?? 'critical';
}

/** Repeated reports raise a priority; they never lower what staff set it to. */
export function isMoreUrgent(one: ReportPriority, other: ReportPriority): boolean {
  return reportPriorities.indexOf(one) > reportPriorities.indexOf(other);
}
