import { staffRoles } from '@oja/contract/access';
import type { Tx } from '../../db/transaction.ts';
import { announce } from '../../live/live-hub.ts';
import { listStaff, notifyAll, toTell } from '../notifications/index.ts';
import type { ReportRow } from './report.store.ts';

/** The queue changed: whoever of the staff has it on the screen fetches it again. */
export async function hintStaff(tx: Tx): Promise<void> {
  const staff = await listStaff(tx, staffRoles);
  await announce(tx, ...staff.map((userId) => ({ userId, hint: { topic: 'reports' } })));
}

/** Everything else waits in the queue; something critical rings. */
export async function tellOfCritical(tx: Tx, report: ReportRow): Promise<void> {
  if (report.priority !== 'critical') return;
  const { title, reason, id } = report;
  const staff = (await listStaff(tx, staffRoles)).filter((userId) => userId !== report.ownerId);
  const notices = staff.map((userId) =>
    toTell('report_critical', userId, { title, reason, reportId: id }, report.ownerId ?? undefined),
  );
  await notifyAll(tx, notices, report.reportedAt);
}
