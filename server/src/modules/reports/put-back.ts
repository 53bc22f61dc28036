import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { blockOnHiding } from '../../domain/report/decide-report.ts';
import { changeReport, type ReportWork, refusalFor } from './change-report.ts';
import { noteReportEvent } from './report.store.ts';
import { wordingOf } from './report-targets.ts';

/** Shows again what was taken down, before the decision or long after it. The decision itself stays on record. */
export async function putBack(deps: Deps, work: ReportWork, reason: string): Promise<void> {
  const { by } = work;
  await changeReport(deps, work, async (tx, report, now) => {
    const code = blockOnHiding(report, { staffId: by.id, now });
    if (code !== undefined) throw await refusalFor(tx, report, code);
    const wording = wordingOf(report.targetType);
    if (wording === undefined || report.targetId === null) throw new Refusal('report_without_target');
    await wording.rule(tx, by, { id: report.targetId, down: false, reason, now });
    await noteReportEvent(tx, { reportId: report.id, kind: 'put_back', actorId: by.id, text: reason, now });
  });
}
