import { isStaff } from '@oja/contract/access';
import type { StaffReport } from '@oja/contract/staff-report';
import { hiddenFromSubject } from '../../../domain/hidden-from-subject.ts';
import { liveStatuses } from '../../../domain/listing/listing-process.ts';
import { reportActionsFor, type StaffView } from '../../../domain/report/decide-report.ts';
import { standingActions } from '../../../domain/report/standing-actions.ts';
import type { ReportWithPeople } from './report.queries.ts';

/** `isDown` is looked up for the details of one report only; in a list it follows from the report's own actions. */
export function presentReport(row: ReportWithPeople, view: StaffView, isDown?: boolean): StaffReport {
  const done = standingActions(row.actionKinds, row.outcome, row.endedSanctions);
  return {
    id: row.id,
    type: row.targetType,
    title: row.title,
    ...presentReporter(row, view.staffId),
    reason: row.reason,
    status: row.status,
    priority: row.priority,
    reportDate: row.reportedAt.toISOString(),
    target_id: row.targetId,
    same_target: row.sameTarget,
    claim: presentClaim(row, view),
    decision:
      row.decidedAt === null
        ? null
        : {
            at: row.decidedAt.toISOString(),
            by: row.deciderName ?? '',
            by_id: row.decidedBy,
            outcome: row.outcome,
          },
    done,
    actions: reportActionsFor(row, view, {
      isLive: liveStatuses.some((status) => status === row.listingStatus),
      isDown: row.listingHiddenAt !== null || (isDown ?? done.includes('take_down')),
      ownerIsSuspended: row.ownerSuspendedForGood,
      ownerMaySell: row.ownerRole !== null && !isStaff(row.ownerRole) && !row.ownerSellingPaused,
      done,
    }),
  };
}

/** Staff learn of a report about them, and neither who sent it nor the words. */
export function presentReporter(
  row: Pick<ReportWithPeople, 'ownerId' | 'reporter' | 'reporterId' | 'description'>,
  staffId: string,
): Pick<StaffReport, 'reporter' | 'reporter_id' | 'description'> {
  if (row.ownerId === staffId) {
    return { reporter: hiddenFromSubject, reporter_id: null, description: hiddenFromSubject };
  }
  return { reporter: row.reporter, reporter_id: row.reporterId, description: row.description };
}

/** An expired claim blocks no member of staff and is not shown. */
function presentClaim(row: ReportWithPeople, { staffId, now }: StaffView): StaffReport['claim'] {
  if (row.claimedUntil === null || row.claimedUntil <= now) return null;
  return {
    by: row.claimerName ?? '',
    by_id: row.claimedBy,
    until: row.claimedUntil.toISOString(),
    mine: row.claimedBy === staffId,
  };
}
