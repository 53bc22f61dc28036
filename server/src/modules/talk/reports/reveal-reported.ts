import type { RevealedConversation } from '@oja/contract/messaging';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { actionBlocker } from '../../../domain/report/decide-report.ts';
import { revealAroundMessage } from '../messaging/index.ts';
import { lockReport, type ReportWork, refusalFor } from './change-report.ts';
import { recordReportEvent } from './report.store.ts';

/**
 * Shows staff the messages around a reported one, as they were when it was reported. Only while the report is open, since
 * a decided one needs no more reading, and not to the staff who entered it. The reason for reading is recorded.
 */
export async function revealReported(
  deps: Pick<Deps, 'db' | 'now'>,
  { reportId, by }: ReportWork,
  reason: string,
): Promise<RevealedConversation> {
  return inTransaction(deps.db, async (tx) => {
    const report = await lockReport(tx, reportId);
    const now = deps.now();
    const { targetType, targetId: messageId, reportedAt: until } = report;
    if (targetType !== 'message' || messageId === null) throw new Refusal('case_required');
    const code = actionBlocker(report, { staffId: by.id, now });
    if (code !== undefined) throw await refusalFor(tx, report, code);
    await recordReportEvent(tx, { reportId, kind: 'conversation_read', actorId: by.id, text: reason, now });
    const because = { kind: 'report', id: reportId };
    return revealAroundMessage(tx, { messageId, actor: by, because, reason, until, now });
  });
}
