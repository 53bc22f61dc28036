import type { DocumentKind } from '@oja/contract/applications';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { announce } from '../../live/live-hub.ts';
import { type Actor, audit } from '../audit/index.ts';
import { openDocument } from '../media/index.ts';
import { lockApplication, updateApplication } from './application.store.ts';

export interface OpenedDocument {
  bytes: Buffer;
  contentType: 'application/pdf' | 'image/webp';
  fileName: string;
}

/**
 * Unseals a document for staff. The opening is on record before a byte leaves, and the first one is what moves the
 * applicant's progress from received to being checked.
 */
export async function openApplicationDocument(
  deps: Deps,
  input: { applicationId: string; kind: DocumentKind; actor: Actor },
): Promise<OpenedDocument> {
  const { applicationId, kind, actor } = input;
  const document = await deps.db
    .selectFrom('applicationDocuments as document')
    .innerJoin('sellerApplications as application', 'application.id', 'document.applicationId')
    .select(['document.id', 'document.name'])
    .where('document.applicationId', '=', applicationId)
    .where('document.kind', '=', kind)
    .where('application.status', '!=', 'in_progress')
    .executeTakeFirst();
  if (document === undefined) throw new Refusal('not_found');
  const opened = await openDocument(deps, { documentId: document.id, name: document.name });
  if (opened === undefined) throw new Refusal('not_found');
  await recordOpening(deps, { applicationId, kind, actor });
  const extension = opened.contentType === 'application/pdf' ? 'pdf' : 'webp';
  return { ...opened, fileName: `${kind.replaceAll('_', '-')}.${extension}` };
}

async function recordOpening(
  deps: Deps,
  input: { applicationId: string; kind: DocumentKind; actor: Actor },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplication(tx, input.applicationId);
    if (application === undefined) throw new Refusal('not_found');
    if (application.status === 'pending' && application.reviewStartedAt === null) {
      await updateApplication(tx, application.id, { reviewStartedAt: deps.now() });
      await announce(tx, { userId: application.userId, hint: { topic: 'application' } });
    }
    await audit(tx, {
      actor: input.actor,
      action: 'application.document_opened',
      subject: { kind: 'application', id: application.id },
      after: { document: input.kind, applicant: application.userId },
    });
  });
}
