import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { applicationProcess } from '../../../domain/application/application-process.ts';
import { findMissingParts } from '../../../domain/application/find-missing-parts.ts';
import { decideMove } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { notify } from '../../platform/notifications/index.ts';
import { readDocuments } from './application.queries.ts';
import { lockApplicationOf, updateApplication } from './application.store.ts';

/** Submits a complete application to staff. An earlier decision is cleared; the audit log keeps it. */
export async function submitApplication(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  userId: string,
): Promise<void> {
  const { identityVerification } = await deps.settings.read('integrations');
  if (!identityVerification) throw new Refusal('verification_closed');
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplicationOf(tx, userId);
    if (application === undefined) throw incomplete([]);
    const move = decideMove(applicationProcess, 'submit', { status: application.status, actor: 'applicant' });
    if (move.kind !== 'allowed') throw new Refusal('application_not_editable');
    const documents = await readDocuments(tx, application.id);
    const missing = findMissingParts({ ...application, documents: documents.map(({ kind }) => kind) });
    if (missing.length > 0) throw incomplete(missing);
    const now = deps.now();
    await updateApplication(tx, application.id, {
      status: applicationProcess.submit.to,
      step: 4,
      submittedAt: now,
      changedAt: now,
      reviewStartedAt: null,
      decidedAt: null,
      decidedBy: null,
      reason: null,
    });
    await notify(tx, 'application_received', userId, {}, now);
  });
}

function incomplete(details: { field: string; message: string }[]): Refusal {
  const [first] = details;
  return new Refusal('application_incomplete', first ? { message: first.message, details } : {});
}
