import type { Sealer } from '../../../crypto/sealing.ts';
import type { ObjectStorage } from '../../../gateways/storage/object-storage.ts';
import { documentKeyOf, newObjectName } from './object-names.ts';
import { type DocumentType, documentTypeOf, processDocument } from './process-document.ts';

/*
 * Documents are stored encrypted and bound to the id of their row: write access to the storage allows neither reading
 * a document nor replacing one person's by another's.
 */

export type DocumentVault = { storage: ObjectStorage; sealer: Sealer };

export type StoredDocument = { name: string; contentType: DocumentType; bytes: number };

export async function storeDocument(
  { storage, sealer }: DocumentVault,
  { documentId, uploaderId, bytes }: { documentId: string; uploaderId: string; bytes: Uint8Array },
): Promise<StoredDocument> {
  const document = await processDocument(bytes, { uploaderId });
  const name = newObjectName();
  const sealed = sealer.seal(document.bytes, contextOf(documentId));
  await storage.put(documentKeyOf(name), sealed, { contentType: 'application/octet-stream' });
  return { name, contentType: document.contentType, bytes: document.bytes.length };
}

export async function openDocument(
  { storage, sealer }: DocumentVault,
  { documentId, name }: { documentId: string; name: string },
): Promise<{ bytes: Buffer; contentType: DocumentType } | undefined> {
  const stored = await storage.get(documentKeyOf(name));
  if (!stored) return undefined;
  const bytes = sealer.open(stored.bytes, contextOf(documentId));
  return { bytes, contentType: documentTypeOf(bytes) };
}

/**
 * Reseals a document that was sealed with an older key, and returns the name of the new copy: the old one stays until
 * its row names the new one.
 */
export async function resealDocument(
  { storage, sealer }: DocumentVault,
  { documentId, name }: { documentId: string; name: string },
): Promise<string | undefined> {
  const stored = await storage.get(documentKeyOf(name));
  if (!stored || sealer.keyIdOf(stored.bytes) === sealer.currentKeyId) return undefined;
  const context = contextOf(documentId);
  const sealed = sealer.seal(sealer.open(stored.bytes, context), context);
  const newName = newObjectName();
  await storage.put(documentKeyOf(newName), sealed, { contentType: 'application/octet-stream' });
  return newName;
}

export async function removeDocument(storage: ObjectStorage, name: string): Promise<void> {
  await storage.remove(documentKeyOf(name));
}

function contextOf(documentId: string): string {
  return `document:${documentId}`;
}
