import type { WorkMember } from '@oja/contract/work';
import { type WorkKind, workTerms } from '@oja/contract/work-fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { anyOf } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';

interface Viewed {
  kind: WorkKind;
  id: string;
}

/** Records that a member of staff looks at an item; true when they did not before. */
export async function noteViewer(tx: Tx, viewed: Viewed & { userId: string; now: Date }): Promise<boolean> {
  const { kind, id, userId, now } = viewed;
  const seenUntil = new Date(now.getTime() + workTerms.presenceLapsesSeconds * 1_000);
  const before = await tx
    .selectFrom('workViewers')
    .select('seenUntil')
    .where('kind', '=', kind)
    .where('subjectId', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  await tx
    .insertInto('workViewers')
    .values({ kind, subjectId: id, userId, seenUntil })
    .onConflict((conflict) => conflict.columns(['kind', 'subjectId', 'userId']).doUpdateSet({ seenUntil }))
    .execute();
  return before === undefined || before.seenUntil <= now;
}

/** False when they were not looking at it. */
export async function removeViewer(tx: Tx, viewed: Viewed & { userId: string }): Promise<boolean> {
  const removed = await tx
    .deleteFrom('workViewers')
    .where('kind', '=', viewed.kind)
    .where('subjectId', '=', viewed.id)
    .where('userId', '=', viewed.userId)
    .returning('userId')
    .executeTakeFirst();
  return removed !== undefined;
}

/** The other members of staff who look at these items, by `kind:id`. */
export async function readViewers(
  db: Db | Tx,
  items: readonly Viewed[],
  view: { viewerId: string; now: Date },
): Promise<ReadonlyMap<string, WorkMember[]>> {
  if (items.length === 0) return new Map();
  const rows = await db
    .selectFrom('workViewers as v')
    .innerJoin('users as u', 'u.id', 'v.userId')
    .select([sql<string>`v.kind || ':' || v.subject_id`.as('key'), 'u.id', 'u.name'])
    .where('v.subjectId', '=', anyOf(items.map(({ id }) => id)))
    .where('v.seenUntil', '>', view.now)
    .where('v.userId', '!=', view.viewerId)
    .orderBy('u.name')
    .execute();
  const byItem = Map.groupBy(rows, ({ key }) => key);
  return new Map([...byItem].map(([key, people]) => [key, people.map(({ id, name }) => ({ id, name }))]));
}
