import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { hidingBlocker } from '../../../domain/report/decide-report.ts';
import { changeReport, type ReportWork, refusalFor } from './change-report.ts';
import { recordReportEvent } from './report.store.ts';
import { takedownHandlers } from './report-targets.ts';

/** Restores a text that was taken down, before or after the decision. The decision itself stays on record. */
export async function putBack(
  deps: Pick<Deps, 'db' | 'now'>,
  work: ReportWork,
  reason: string,
): Promise<void> {
  const { by } = work;
  await changeReport(deps, work, async (tx, report, now) => {
    const code = hidingBlocker(report, { staffId: by.id, now });
    if (code !== undefined) throw await refusalFor(tx, report, code);
    const handler = takedownHandlers[report.targetType];
    if (handler === undefined || report.targetId === null) throw new Refusal('report_without_target');
    await handler.moderate(tx, by, { id: report.targetId, down: false, reason, now });
    await recordReportEvent(tx, { reportId: report.id, kind: 'put_back', actorId: by.id, text: reason, now });
  });
}
