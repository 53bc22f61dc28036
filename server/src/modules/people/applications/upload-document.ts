import { randomUUID } from 'node:crypto';
import type { DocumentKind } from '@oja/contract/applications';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { removeDocument, storeDocument } from '../../platform/media/index.ts';
import { dropDocuments, insertDocument, updateApplication } from './application.store.ts';
import { openForEditing } from './edit-application.ts';

/**
 * Checks, seals and stores a document, then replaces the older one of its kind. Nothing is stored when the
 * application cannot be changed, and a file without a row is removed again.
 */
export async function uploadDocument(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: { userId: string; kind: DocumentKind; bytes: Buffer; fileName: string },
): Promise<void> {
  const { userId, kind } = input;
  await inTransaction(deps.db, (tx) => openForEditing(tx, userId, deps.now()));
  const documentId = randomUUID();
  const stored = await storeDocument(deps, { documentId, uploaderId: userId, bytes: input.bytes });
  try {
    await inTransaction(deps.db, async (tx) => {
      const now = deps.now();
      const { id } = await openForEditing(tx, userId, now);
      await dropDocuments(tx, id, kind);
      await insertDocument(tx, {
        ...stored,
        id: documentId,
        applicationId: id,
        kind,
        fileName: input.fileName || `${kind}.${stored.contentType === 'application/pdf' ? 'pdf' : 'webp'}`,
        createdAt: now,
      });
      await updateApplication(tx, id, { changedAt: now });
    });
  } catch (error) {
    await removeDocument(deps.storage, stored.name);
    throw error;
  }
}

export async function withdrawDocument(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { userId: string; kind: DocumentKind },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const { id } = await openForEditing(tx, input.userId, now);
    await dropDocuments(tx, id, input.kind);
    await updateApplication(tx, id, { changedAt: now });
  });
}
