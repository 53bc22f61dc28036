import { randomUUID } from 'node:crypto';
import type { adminReportEndpoints } from '@oja/contract/admin-reports';
import type { BodyOf } from '@oja/contract/endpoint';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { StaffMember } from '../../people/accounts/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { hintStaff, notifyOfCriticalReport } from './notify-staff.ts';
import { insertReport, takeAdvisoryLock } from './report.store.ts';
import { findTarget } from './report-targets.ts';

export const emptySnapshot = { text: '', facts: [], pictures: [] };

/** Files a report that reached staff by mail or phone. Its target on Oja is optional. */
export async function addReport(
  deps: Pick<Deps, 'db' | 'now'>,
  by: StaffMember,
  input: BodyOf<typeof adminReportEndpoints.addReport>,
): Promise<string> {
  const { type, target_id: targetId, title, reporter, description, reason, priority } = input;
  return inTransaction(deps.db, async (tx) => {
    if (targetId) await takeAdvisoryLock(tx, `reported:${targetId}`);
    const target = targetId && (await findTarget(tx, { type, id: targetId, reporterId: undefined }));
    if (targetId && !target) throw new Refusal('report_target_unknown');
    if (target && target.ownerId === by.id) throw new Refusal('own_content_reported');
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
      snapshot: JSON.stringify(target ? target.snapshot : emptySnapshot),
      reportedAt: deps.now(),
    });
    await audit(tx, {
      actor: by,
      action: 'report.added',
      subject: { kind: 'report', id: report.id },
      after: { type, targetId, title, reporter, reason, priority: report.priority },
      personal: report.ownerId === null ? undefined : { of: report.ownerId, keys: ['title', 'reporter'] },
    });
    await notifyOfCriticalReport(tx, report);
    await hintStaff(tx);
    return report.id;
  });
}
