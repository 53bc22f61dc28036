import type { Tx } from '../../../db/transaction.ts';
import { applicationProcess } from '../../../domain/application/application-process.ts';
import { actionsOf } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import {
  type ApplicationRow,
  beginApplication,
  lockApplicationOf,
  updateApplication,
} from './application.store.ts';

/**
 * Opens a user's application for a change: creates it when there is none, reopens a rejected one, and refuses while
 * staff review it or once it is approved.
 */
export async function openForEditing(tx: Tx, userId: string, now: Date): Promise<ApplicationRow> {
  const application = await lockApplicationOf(tx, userId);
  const status = application?.status ?? 'not_applied';
  const action = actionsOf(applicationProcess, { status, actor: 'applicant' }).find(
    (name) => name !== 'submit',
  );
  if (action === undefined) throw new Refusal('application_not_editable');
  if (application === undefined) return beginApplication(tx, userId, now);
  const { to } = applicationProcess[action];
  if (application.status !== to) await updateApplication(tx, application.id, { status: to });
  return { ...application, status: to };
}
