import type { ReportType } from '@oja/contract/report-fields';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { ModerationDecision, ReportTarget, WantedTarget } from '../../../domain/report/report-target.ts';
import { findReportedUser } from '../../people/accounts/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { findReportedListing } from '../../trade/listings/index.ts';
import { findReportedReview, isReviewDown, moderateReview } from '../../trade/reviews/index.ts';
import { findReportedMessage, isMessageDown, moderateMessage } from '../messaging/index.ts';

type FindTarget = (db: Db, wanted: WantedTarget) => Promise<ReportTarget | undefined>;

/**
 * The lookup of each report type, provided by the module that owns the target. The functions are resolved when they are
 * called, because accounts imports this module for the erasure of a user.
 */
const finders: Record<ReportType, FindTarget> = {
  listing: (db, wanted) => findReportedListing(db, wanted),
  user: (db, wanted) => findReportedUser(db, wanted),
  message: (db, wanted) => findReportedMessage(db, wanted),
  review: (db, wanted) => findReportedReview(db, wanted),
};

/** The target in its present state; undefined when it does not exist or the reporter cannot see it. */
export async function findTarget(
  db: Db,
  wanted: WantedTarget & { type: ReportType },
): Promise<ReportTarget | undefined> {
  return finders[wanted.type](db, wanted);
}

interface TakedownHandler {
  moderate: (tx: Tx, actor: Actor, decision: ModerationDecision) => Promise<void>;
  isDown: (db: Db, id: string) => Promise<boolean>;
}

/** The types whose text alone can be taken down. */
export const takedownHandlers: Partial<Record<ReportType, TakedownHandler>> = {
  message: { moderate: moderateMessage, isDown: isMessageDown },
  review: { moderate: moderateReview, isDown: isReviewDown },
};
