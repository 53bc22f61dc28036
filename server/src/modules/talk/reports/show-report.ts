import { type ReportType, reportSnapshot } from '@oja/contract/report-fields';
import type { StaffReportDetails } from '@oja/contract/staff-report';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isParty } from '../../../domain/report/decide-report.ts';
import { readPictures } from '../messaging/index.ts';
import { presentReport } from './report.presenter.ts';
import { readReport } from './report.queries.ts';
import {
  readOtherReports,
  readOwnerRecord,
  readReporterRecord,
  readReportTimeline,
} from './report-context.queries.ts';
import { takedownHandlers } from './report-targets.ts';

/** A report with everything staff need for the decision. Not for staff who sent it or whom it is about. */
export async function showReport(
  deps: Pick<Deps, 'db' | 'now'>,
  wanted: { reportId: string; staffId: string },
): Promise<StaffReportDetails> {
  const row = await readReport(deps.db, wanted.reportId);
  if (row === undefined) throw new Refusal('not_found');
  if (isParty(row, wanted.staffId)) throw new Refusal('own_report_refused');
  const { targetId, targetType } = row;
  const [reporter, owner, others, timeline, pictures, isDown] = await Promise.all([
    row.reporterId === null ? null : readReporterRecord(deps.db, row.reporterId),
    row.ownerId === null ? null : readOwnerRecord(deps.db, row.ownerId),
    readOtherReports(deps.db, row),
    readReportTimeline(deps.db, row.id),
    targetType === 'message' && targetId !== null ? readPictures(deps.db, [targetId]) : undefined,
    targetId === null ? false : (takedownHandlers[targetType]?.isDown(deps.db, targetId) ?? false),
  ]);
  return {
    ...presentReport(row, { staffId: wanted.staffId, now: deps.now() }, isDown),
    added_by: row.adderName,
    added_by_id: row.addedBy,
    text_is_fixed: row.addedBy === null,
    present_status: targetType === 'user' ? row.ownerStatus : row.listingStatus,
    snapshot: reportSnapshot.parse(row.snapshot),
    message_pictures: pictures?.get(targetId ?? '') ?? [],
    taken_down: isDown || row.listingHiddenAt !== null,
    page: targetId === null ? null : pages[targetType](targetId),
    reporter_record: reporter,
    owner_record: owner,
    others,
    timeline,
  };
}

/** Messages and reviews have no page of their own. */
const pages: Record<ReportType, (id: string) => string | null> = {
  listing: (id) => `/listing/${id}`,
  user: (id) => `/seller/${id}`,
  message: () => null,
  review: () => null,
};
