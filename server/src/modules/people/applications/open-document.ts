import type { DocumentKind } from '@oja/contract/applications';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { openDocument } from '../../platform/media/index.ts';
import { lockApplication, updateApplication } from './application.store.ts';

export interface OpenedDocument {
  bytes: Buffer;
  contentType: 'application/pdf' | 'image/webp';
  fileName: string;
}

/**
 * Unseals a document for staff. The access is audited before any byte is sent, and the first one moves the
 * application from received to in review.
 */
export async function openApplicationDocument(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
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
  deps: Pick<Deps, 'db' | 'now'>,
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
