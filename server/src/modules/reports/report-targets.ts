import type { ReportType } from '@oja/contract/report-fields';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';
import type { ReportTarget, Ruling, WantedTarget } from '../../domain/report/report-target.ts';
import { findReportedUser } from '../accounts/index.ts';
import type { Actor } from '../audit/index.ts';
import { findReportedListing } from '../listings/index.ts';
import { findReportedMessage, isMessageDown, ruleOnMessage } from '../messaging/index.ts';
import { findReportedReview, isReviewDown, ruleOnReview } from '../reviews/index.ts';

type FindTarget = (db: Db, wanted: WantedTarget) => Promise<ReportTarget | undefined>;

/**
 * What can be reported, and who knows it: each row belongs to the module whose thing it is. The functions are looked up
 * when they are called, because accounts imports this module for the erasure of a person.
 */
const finders: Record<ReportType, FindTarget> = {
  listing: (db, wanted) => findReportedListing(db, wanted),
  user: (db, wanted) => findReportedUser(db, wanted),
  message: (db, wanted) => findReportedMessage(db, wanted),
  review: (db, wanted) => findReportedReview(db, wanted),
};

/** The thing as it is now; undefined when it is not there, or not for whom wants it. */
export async function findTarget(
  db: Db,
  wanted: WantedTarget & { type: ReportType },
): Promise<ReportTarget | undefined> {
  return finders[wanted.type](db, wanted);
}

/** What people write to each other can be taken down by itself. */
const wordings: Partial<Record<ReportType, Wording>> = {
  message: { rule: ruleOnMessage, isDown: isMessageDown },
  review: { rule: ruleOnReview, isDown: isReviewDown },
};

interface Wording {
  rule: (tx: Tx, actor: Actor, ruling: Ruling) => Promise<void>;
  isDown: (db: Db, id: string) => Promise<boolean>;
}

export function wordingOf(type: ReportType): Wording | undefined {
  return wordings[type];
}
