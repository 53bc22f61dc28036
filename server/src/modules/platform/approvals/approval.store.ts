import type { ApprovalKind } from '@oja/contract/approvals';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Approvals } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';

export type ApprovalRow = Selectable<Approvals>;

/** Read before its subject is locked; kind, subject and payload never change. */
export async function findApproval(tx: Db | Tx, id: string): Promise<ApprovalRow> {
  const row = await tx.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** An approval is locked after what it is about, so that whatever ends the subject can end the proposal, too. */
export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow> {
  const row = await tx
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** The proposal that waits about a subject. Read under the lock of the subject, it cannot be joined by another. */
export function findWaiting(
  tx: Db | Tx,
  about: { kind: ApprovalKind; subjectId: string },
): Promise<ApprovalRow | undefined> {
  return tx
    .selectFrom('approvals')
    .selectAll()
    .where('kind', '=', about.kind)
    .where('subjectId', '=', about.subjectId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
}

/** Every proposal of a kind that waits. */
export function listWaiting(db: Db | Tx, kind: ApprovalKind): Promise<ApprovalRow[]> {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where('kind', '=', kind)
    .where('status', '=', 'waiting')
    .execute();
}
