import { randomUUID } from 'node:crypto';
import type { DocumentKind } from '@oja/contract/applications';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ApplicationDocuments, SellerApplications } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { removeStoredDocument } from './remove-stored-document.ts';

export type ApplicationRow = Selectable<SellerApplications>;
export type DocumentRow = Selectable<ApplicationDocuments>;

/** Locks a user's application, so that saves of two tabs are serialised. */
export function lockApplicationOf(tx: Tx, userId: string): Promise<ApplicationRow | undefined> {
  return tx
    .selectFrom('sellerApplications')
    .selectAll()
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  return tx.selectFrom('sellerApplications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Two concurrent first saves create one application. */
export async function beginApplication(tx: Tx, userId: string, now: Date): Promise<ApplicationRow> {
  await tx
    .insertInto('sellerApplications')
    .values({ id: randomUUID(), userId, status: 'in_progress', createdAt: now, changedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  const begun = await lockApplicationOf(tx, userId);
  if (begun === undefined) throw new Error('the application just begun is not there');
  return begun;
}

export async function updateApplication(
  tx: Tx,
  id: string,
  change: Updateable<SellerApplications>,
): Promise<void> {
  await tx.updateTable('sellerApplications').set(change).where('id', '=', id).execute();
}

export async function insertDocument(tx: Tx, document: Insertable<ApplicationDocuments>): Promise<void> {
  await tx.insertInto('applicationDocuments').values(document).execute();
}

/** Deletes documents and enqueues the removal of their files. Without a kind, all of them. */
export async function dropDocuments(tx: Tx, applicationId: string, kind?: DocumentKind): Promise<void> {
  let query = tx.deleteFrom('applicationDocuments').where('applicationId', '=', applicationId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  const dropped = await query.returning('name').execute();
  for (const { name } of dropped) await enqueue(tx, removeStoredDocument, { name });
}
