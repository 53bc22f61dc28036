import type { StaffReport } from '@oja/contract/admin-reports';
import { reportActionsFor, type StaffView } from '../../../domain/report/decide-report.ts';
import type { ReportWithPeople } from './report.queries.ts';

/** `isDown` is looked up for the details of one report only, not for a page of reports. */
export function presentReport(row: ReportWithPeople, view: StaffView, isDown = false): StaffReport {
  return {
    id: row.id,
    type: row.targetType,
    title: row.title,
    reporter: row.reporter,
    reporter_id: row.reporterId,
    reason: row.reason,
    status: row.status,
    priority: row.priority,
    reportDate: row.reportedAt.toISOString(),
    description: row.description,
    target_id: row.targetId,
    same_target: row.sameTarget,
    claim: presentClaim(row, view),
    decision:
      row.decidedAt === null
        ? null
        : { at: row.decidedAt.toISOString(), by: row.deciderName ?? '', outcome: row.outcome },
    actions: reportActionsFor(row, view, isDown),
  };
}

/** An expired claim blocks no member of staff and is not shown. */
function presentClaim(row: ReportWithPeople, { staffId, now }: StaffView): StaffReport['claim'] {
  if (row.claimedUntil === null || row.claimedUntil <= now) return null;
  return {
    by: row.claimerName ?? '',
    until: row.claimedUntil.toISOString(),
    mine: row.claimedBy === staffId,
  };
}
