import type { Tx } from '../../../db/transaction.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { restoringBlocker } from '../../../domain/report/decide-report.ts';
import { unhideListing } from '../../trade/listings/index.ts';
import { changeReportIn, type ReportWork, refusalFor } from './change-report.ts';
import { reviewerOf } from './quick-actions.ts';
import { readReport } from './report.queries.ts';
import { recordReportEvent } from './report.store.ts';
import { takedownHandlers } from './report-targets.ts';

/**
 * Restores a text that was taken down or a listing that was hidden, before or after the decision. The decision itself
 * stays on record.
 */
export async function putBack(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  work: ReportWork,
  reason: string,
): Promise<void> {
  const { by } = work;
  // The target of a report never changes; whether it may be put back is checked under the locks.
  const report = await readReport(deps.db, work.reportId);
  if (report === undefined) throw new Refusal('not_found');
  const { targetType, targetId } = report;
  const record = (tx: Tx) =>
    changeReportIn(tx, deps, work, async (tx, locked, now) => {
      const code = restoringBlocker(locked, { staffId: by.id, now });
      if (code !== undefined) throw await refusalFor(tx, locked, code);
      await recordReportEvent(tx, {
        reportId: locked.id,
        kind: 'put_back',
        actorId: by.id,
        text: reason,
        now,
      });
    });
  if (targetId !== null && targetType === 'listing') {
    await unhideListing(deps, reviewerOf(by), { listingId: targetId, reason, inSameTransaction: record });
    return;
  }
  const handler = takedownHandlers[targetType];
  if (handler === undefined || targetId === null) throw new Refusal('report_without_target');
  await inTransaction(deps.db, async (tx) => {
    await record(tx);
    await handler.moderate(tx, by, { id: targetId, down: false, reason, now: deps.now() });
  });
}
