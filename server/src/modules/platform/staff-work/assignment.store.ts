import type { WorkKind } from '@oja/contract/work-fields';
import type { Tx } from '../../../db/transaction.ts';

/** Kinds whose owner stands in `work_assignments`. */
export type AssignedKind = Exclude<WorkKind, 'report' | 'ticket'>;

export interface WorkOwner {
  id: string;
  name: string;
  assignedAt: Date;
}

interface NewAssignment {
  kind: AssignedKind;
  subjectId: string;
  ownerId: string;
  byId: string;
  now: Date;
}

export async function findOwner(
  tx: Tx,
  { kind, subjectId }: Pick<NewAssignment, 'kind' | 'subjectId'>,
): Promise<WorkOwner | undefined> {
  return tx
    .selectFrom('workAssignments')
    .innerJoin('users', 'users.id', 'workAssignments.ownerId')
    .select(['users.id', 'users.name', 'assignedAt'])
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
}

/** Inserts the owner unless there is one; false when another transaction was first. */
export async function insertOwner(tx: Tx, assignment: NewAssignment): Promise<boolean> {
  const inserted = await tx
    .insertInto('workAssignments')
    .values(rowOf(assignment))
    .onConflict((conflict) => conflict.columns(['kind', 'subjectId']).doNothing())
    .returning('ownerId')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function replaceOwner(tx: Tx, assignment: NewAssignment): Promise<void> {
  const { ownerId, assignedAt, assignedBy, ...key } = rowOf(assignment);
  await tx
    .insertInto('workAssignments')
    .values({ ...key, ownerId, assignedAt, assignedBy })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subjectId']).doUpdateSet({ ownerId, assignedAt, assignedBy }),
    )
    .execute();
}

/** Ends the ownership of a person who may no longer decide the item; that of another stays. */
export async function removeOwner(
  tx: Tx,
  { kind, subjectId, ownerId }: Pick<NewAssignment, 'kind' | 'subjectId' | 'ownerId'>,
): Promise<void> {
  await tx
    .deleteFrom('workAssignments')
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('ownerId', '=', ownerId)
    .execute();
}

export async function deleteOwner(
  tx: Tx,
  { kind, subjectId }: Pick<NewAssignment, 'kind' | 'subjectId'>,
): Promise<void> {
  await tx
    .deleteFrom('workAssignments')
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .execute();
}

function rowOf({ kind, subjectId, ownerId, byId, now }: NewAssignment) {
  return { kind, subjectId, ownerId, assignedAt: now, assignedBy: byId };
}
