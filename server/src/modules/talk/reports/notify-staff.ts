import { staffWith } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';
import { announce } from '../../../live/live-hub.ts';
import { draftNotification, listStaff, notifyAll } from '../../platform/notifications/index.ts';
import type { ReportRow } from './report.store.ts';

/** Sends a hint to all who decide reports, so that open queues are fetched again. */
export async function hintStaff(tx: Tx): Promise<void> {
  const staff = await listStaff(tx, staffWith('reports'));
  await announce(tx, ...staff.map((userId) => ({ userId, hint: { topic: 'reports' } })));
}

/** Notifies those who decide reports of a critical report. Reports of other priorities only wait in the queue. */
export async function notifyOfCriticalReport(tx: Tx, report: ReportRow): Promise<void> {
  if (report.priority !== 'critical') return;
  const { title, reason, id } = report;
  const staff = (await listStaff(tx, staffWith('reports'))).filter((userId) => userId !== report.ownerId);
  const notices = staff.map((userId) =>
    draftNotification(
      'report_critical',
      userId,
      { title, reason, reportId: id },
      report.ownerId ?? undefined,
    ),
  );
  await notifyAll(tx, notices, report.reportedAt);
}
