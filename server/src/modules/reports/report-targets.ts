import type { ReportType } from '@oja/contract/report-fields';
import type { Db } from '../../db/client.ts';
import type { ReportTarget, WantedTarget } from '../../domain/report/report-target.ts';
import { findReportedUser } from '../accounts/index.ts';
import { findReportedListing } from '../listings/index.ts';
import { findReportedMessage } from '../messaging/index.ts';
import { findReportedReview } from '../reviews/index.ts';

type FindTarget = (db: Db, wanted: WantedTarget) => Promise<ReportTarget | undefined>;

/** What can be reported, and who knows it: each row belongs to the module whose thing it is. */
const finders: Record<ReportType, FindTarget> = {
  listing: findReportedListing,
  user: findReportedUser,
  message: findReportedMessage,
  review: findReportedReview,
};

/** The thing as it is now; undefined when it is not there, or not for whom wants it. */
export async function findTarget(
  db: Db,
  wanted: WantedTarget & { type: ReportType },
): Promise<ReportTarget | undefined> {
  return finders[wanted.type](db, wanted);
}
