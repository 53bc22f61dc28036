import { randomUUID } from 'node:crypto';
import type { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { BodyOf } from '@oja/contract/endpoint';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { StaffMember } from '../accounts/index.ts';
import { audit } from '../audit/index.ts';
import { insertReport, takeTurns } from './report.store.ts';
import { findTarget } from './report-targets.ts';
import { hintStaff, tellOfCritical } from './tell-staff.ts';

export const nothingKept = { text: '', facts: [], pictures: [] };

/** Staff write down what reached them by mail or phone. It may point at something on Oja, and need not. */
export async function addReport(
  deps: Deps,
  by: StaffMember,
  wish: BodyOf<typeof adminReportEndpoints.addReport>,
): Promise<string> {
  const { type, target_id: targetId, title, reporter, description, reason, priority } = wish;
  return inTransaction(deps.db, async (tx) => {
    if (targetId) await takeTurns(tx, `reported:${targetId}`);
    const target = targetId && (await findTarget(tx, { type, id: targetId, reporterId: undefined }));
    if (targetId && !target) throw new Refusal('report_target_unknown');
    const report = await insertReport(tx, {
      id: randomUUID(),
      targetType: type,
      targetId: targetId ?? null,
      ownerId: target ? target.ownerId : null,
      title,
      reporter,
      addedBy: by.id,
      reason,
      description,
      priority,
      snapshot: JSON.stringify(target ? target.snapshot : nothingKept),
      reportedAt: deps.now(),
    });
    await audit(tx, {
      actor: by,
      action: 'report.added',
      subject: { kind: 'report', id: report.id },
      after: { type, targetId, title, reporter, reason, priority: report.priority },
      personal: report.ownerId === null ? undefined : { of: report.ownerId, keys: ['title', 'reporter'] },
    });
    await tellOfCritical(tx, report);
    await hintStaff(tx);
    return report.id;
  });
}
