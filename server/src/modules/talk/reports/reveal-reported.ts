import type { RevealedConversation } from '@oja/contract/messaging';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isParty } from '../../../domain/report/decide-report.ts';
import { revealAroundMessage } from '../messaging/index.ts';
import type { ReportWork } from './change-report.ts';
import { recordReportEvent } from './report.store.ts';

/** Shows staff the messages around a reported one; the reason for reading them is recorded. */
export async function revealReported(
  deps: Pick<Deps, 'db' | 'now'>,
  { reportId, by }: ReportWork,
  reason: string,
): Promise<RevealedConversation> {
  return inTransaction(deps.db, async (tx) => {
    const report = await tx
      .selectFrom('reports')
      .selectAll()
      .where('id', '=', reportId)
      .where('hiddenAt', 'is', null)
      .executeTakeFirst();
    if (report === undefined) throw new Refusal('not_found');
    if (isParty(report, by.id)) throw new Refusal('own_report_refused');
    const { targetType, targetId: messageId } = report;
    if (targetType !== 'message' || messageId === null) throw new Refusal('case_required');
    const now = deps.now();
    await recordReportEvent(tx, { reportId, kind: 'conversation_read', actorId: by.id, text: reason, now });
    const because = { kind: 'report', id: reportId };
    return revealAroundMessage(tx, { messageId, actor: by, because, reason, now });
  });
}
