import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { applicationProcess } from '../../../domain/application/application-process.ts';
import { decideMove } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { compareHolders } from '../../money/bank-accounts/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { enqueueWebhook } from '../../platform/webhooks/index.ts';
import { changeAccount, makeVerifiedSeller } from '../accounts/index.ts';
import { type ApplicationRow, lockApplication, updateApplication } from './application.store.ts';

interface Review {
  applicationId: string;
  actor: Actor;
}

/** The applicant becomes a verified seller, whatever their plan. */
export async function approveApplication(
  deps: Pick<Deps, 'db' | 'now' | 'paystack' | 'sessions'>,
  review: Review,
): Promise<void> {
  const applicantId = await findApplicant(deps, review.applicationId);
  await changeAccount(deps, applicantId, async (tx) => {
    const { application, to } = await lockForDecision(tx, review, 'approve');
    // Submitting again clears it: the documents may have been replaced.
    if (application.reviewStartedAt === null) throw new Refusal('application_documents_unopened');
    const now = deps.now();
    await updateApplication(tx, application.id, {
      status: to,
      decidedAt: now,
      decidedBy: review.actor.id,
      reason: null,
    });
    await makeVerifiedSeller(tx, application.userId);
    // Payouts now use the name on the application.
    await compareHolders(tx, deps, { userId: application.userId, at: now });
    await recordDecision(tx, review, { application, to });
    await notify(tx, 'application_approved', application.userId, {}, now);
    await enqueueWebhook(tx, deps, 'accountVerification', { user_id: application.userId });
  });
}

/** The applicant gets the reason and may correct and resubmit the application. */
export async function rejectApplication(
  deps: Pick<Deps, 'db' | 'now'>,
  review: Review & { reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { application, to } = await lockForDecision(tx, review, 'reject');
    const now = deps.now();
    await updateApplication(tx, application.id, {
      status: to,
      decidedAt: now,
      decidedBy: review.actor.id,
      reason: review.reason,
    });
    await recordDecision(tx, review, { application, to, reason: review.reason });
    await notify(tx, 'application_rejected', application.userId, { reason: review.reason }, now);
  });
}

async function lockForDecision(tx: Tx, review: Review, name: 'approve' | 'reject') {
  const application = await lockApplication(tx, review.applicationId);
  if (application === undefined || application.status === 'in_progress') throw new Refusal('not_found');
  if (application.userId === review.actor.id) {
    throw new Refusal('access_denied', { message: 'Somebody else must decide on your own application.' });
  }
  const move = decideMove(applicationProcess, name, { status: application.status, actor: 'reviewer' });
  if (move.kind !== 'allowed') throw new Refusal('application_already_decided');
  return { application, to: applicationProcess[name].to };
}

async function recordDecision(
  tx: Tx,
  review: Review,
  decision: { application: ApplicationRow; to: 'approved' | 'rejected'; reason?: string },
): Promise<void> {
  const { application, to, reason } = decision;
  await audit(tx, {
    actor: review.actor,
    action: `application.${to}`,
    subject: { kind: 'application', id: application.id },
    before: { status: application.status, applicant: application.userId },
    after: { status: to },
    ...(reason === undefined ? {} : { reason }),
  });
}

async function findApplicant(deps: Pick<Deps, 'db'>, applicationId: string): Promise<string> {
  const found = await deps.db
    .selectFrom('sellerApplications')
    .select('userId')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('not_found');
  return found.userId;
}
